import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { isHostOf } from "@site/shared-data/rules";
import type { Handler } from "hono";
import { errorHtml } from "../document/errorHtml.ts";
import type { Pages } from "../render/createPages.tsx";
import type { RenderGate } from "../render/createRenderGate.ts";
import { currentIp } from "./currentRequest.ts";
import { type BodyFailure, createBodyReader, failureStatus } from "./readBody.ts";

const maxFormBytes = 64 * 1024;
/** Limit of all forms that are being received or handled. */
const maxHeldBytes = 4 * 1024 * 1024;
/** More than any form of the site has; parsing thousands takes a tenth of a second. */
const maxFields = 200;

interface Options {
	gate: Pick<RenderGate, "run">;
	submit: Pages["submit"];
	visitorOrigin: (request: Request) => string;
	/** No other site knows the path, and its page sends no referrer. */
	hasSecretPath?: boolean;
}

/** Handles a form that was sent before the page's scripts had loaded, or without them. */
export function handleForm({ gate, submit, visitorOrigin, hasSecretPath }: Options): Handler<{ Bindings: HttpBindings }> {
	const withBody = createBodyReader(maxHeldBytes);
	return async (context) => {
		const { incoming: request } = context.env;
		const origin = context.req.header("origin");
		// Browsers always send Origin with a POST: "null" from a page without referrers.
		const isHidden = hasSecretPath && origin === "null";
		if (origin !== undefined && !isHidden && !isHostOf(origin, new URL(context.req.url).host)) {
			return context.html(errorHtml(403), 403);
		}
		const ip = currentIp();
		const answer = async (body: Buffer<ArrayBuffer> | BodyFailure): Promise<Response> => {
			const status = typeof body === "string" ? failureStatus[body] : await rejectionOf(body, request);
			if (status) return context.html(errorHtml(status), status);
			const { pathname, search } = new URL(context.req.url);
			const init = {
				method: "POST",
				body: body as Buffer<ArrayBuffer>,
				headers: { "content-type": request.headers["content-type"] ?? "" },
			};
			return submit(new Request(visitorOrigin(context.req.raw) + pathname + search, init), ip);
		};
		return withBody({ request, ip, maxBytes: maxFormBytes }, (body) => gate.run(() => answer(body)));
	};
}

/** The status that rejects a body in neither encoding of a form. */
async function rejectionOf(body: Buffer<ArrayBuffer>, { headers }: IncomingMessage): Promise<400 | 413 | 415 | undefined> {
	const { "content-type": type = "", "content-encoding": encoding = "identity" } = headers;
	if (encoding !== "identity" || !/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)) return 415;
	const fieldCount = body.reduce((count, byte) => count + Number(byte === 0x26), 1);
	if (fieldCount > maxFields && /^application/i.test(type)) return 413;
	const form = new Response(body, { headers: { "content-type": type } }).formData();
	return form.then(
		() => undefined,
		() => 400,
	);
}
