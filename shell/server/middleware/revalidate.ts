import type { HttpBindings } from "@hono/node-server";
import type { Handler } from "hono";
import { failureStatus, receiveBody } from "../requests/readBody.ts";

/** More than two rows of the longest essay, which a database webhook sends in its body. */
const maxBodyBytes = 1024 * 1024;
const windowMs = 10_000;
const maxPurgesPerWindow = 10;

/**
 * `POST /revalidate`: purges the cache after a write that bypassed this server. Anyone may call it: the body
 * is dropped, and calls above the limit of a window share one purge at its end (202).
 */
export function revalidate(purge: () => Promise<void>): Handler<{ Bindings: HttpBindings }> {
	let calls = 0;
	const openWindow = () =>
		setTimeout(() => {
			if (calls > maxPurgesPerWindow) void purge();
			calls = 0;
		}, windowMs).unref();
	return async (context) => {
		const size = await receiveBody(context.env.incoming, maxBodyBytes);
		if (typeof size === "string") return context.body(null, failureStatus[size]);
		if (size > 0 && !/^application\/json\b/i.test(context.req.header("content-type") ?? "")) return context.body(null, 415);
		if (calls++ === 0) openWindow();
		if (calls > maxPurgesPerWindow) return context.body(null, 202);
		await purge();
		return context.body(null, 204);
	};
}
