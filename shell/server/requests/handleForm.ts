import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Handler } from "hono";
import { errorHtml } from "../document/errorHtml.ts";
import { clientIp } from "../origin/visitorOrigin.ts";
import type { Pages } from "../render/createPages.tsx";
import { readBody } from "./readBody.ts";

const maxFormBytes = 64 * 1024;

interface Options {
	submit: Pages["submit"];
	visitorOrigin: (request: Request) => string;
	isBehindProxy: boolean;
}

/** Handles a form that was sent before the page's scripts had loaded, or without them. */
export function handleForm({ submit, visitorOrigin, isBehindProxy }: Options): Handler<{ Bindings: HttpBindings }> {
	return async (context) => {
		const { incoming } = context.env;
		if (!isSameOrigin(context.req.raw)) return context.text("Forms are taken from this site's own pages only.", 403);
		const form = await readForm(incoming);
		if ("errorStatus" in form) return context.html(errorHtml(form.errorStatus), form.errorStatus);
		const { pathname, search } = new URL(context.req.url);
		const init = { method: "POST", body: form.body, headers: { "content-type": form.type } };
		const ip = clientIp(incoming.socket.remoteAddress, context.req.header("x-forwarded-for"), isBehindProxy);
		return submit(new Request(visitorOrigin(context.req.raw) + pathname + search, init), ip);
	};
}

/** Whether the form was sent by the site's own page: browsers always send Origin with a POST. */
function isSameOrigin({ headers }: Request): boolean {
	const origin = headers.get("origin");
	return origin === null || (URL.canParse(origin) && new URL(origin).host === headers.get("host"));
}

/** The form's body, or the status with which it is rejected. */
type FormResult = { body: Uint8Array<ArrayBuffer>; type: string } | { errorStatus: 400 | 413 | 415 };

/** Reads a form in either encoding; all else gets a 4xx status, because the action expects a form. */
async function readForm(request: IncomingMessage): Promise<FormResult> {
	const { "content-type": type = "", "content-encoding": encoding = "identity" } = request.headers;
	const body = await readBody(request, maxFormBytes);
	if (!body) return { errorStatus: request.destroyed && !request.complete ? 400 : 413 };
	if (encoding !== "identity" || !/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)) {
		return { errorStatus: 415 };
	}
	const form = { body: new Uint8Array(body), type };
	const isValid = await new Response(form.body, { headers: { "content-type": type } }).formData().then(
		() => true,
		() => false,
	);
	return isValid ? form : { errorStatus: 400 };
}
