import type { IncomingMessage } from "node:http";
import { readBody } from "../readBody.ts";

/** More than two rows of the longest essay, which a database webhook sends along. */
const maxBodyBytes = 1024 * 1024;
const windowMs = 10_000;
const maxPurgesPerWindow = 10;

/**
 * `POST /revalidate`: purges the cache for whoever has written past this server, an admin's browser or a
 * database webhook. Anybody may call it, so it reads no word of what is sent (a webhook's JSON is taken and
 * dropped), and more calls than a window has are answered by one purge at its end. Resolves with the status.
 */
export function createRevalidate(purge: () => void): (request: IncomingMessage) => Promise<202 | 204 | 413 | 415> {
	let calls = 0;
	const openWindow = () =>
		setTimeout(() => {
			if (calls > maxPurgesPerWindow) purge();
			calls = 0;
		}, windowMs).unref();
	return async (request) => {
		const body = await readBody(request, maxBodyBytes);
		if (!body) return 413;
		if (body.length > 0 && !/^application\/json\b/i.test(request.headers["content-type"] ?? "")) return 415;
		if (calls++ === 0) openWindow();
		if (calls > maxPurgesPerWindow) return 202;
		purge();
		return 204;
	};
}
