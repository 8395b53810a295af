import type { IncomingMessage } from "node:http";
import { readBody } from "./readBody.ts";

const maxFormBytes = 64 * 1024;

/** A form as it was sent, or the status that refuses what is none. */
type ReadForm = { body: Uint8Array<ArrayBuffer>; type: string } | { refused: 400 | 413 | 415 };

/**
 * Reads a form that a browser sent without script, in its two encodings and however it was framed.
 * Everything else is refused here, as the sender's mistake: what takes the form further on expects one.
 */
export async function readForm(request: IncomingMessage): Promise<ReadForm> {
	const { "content-type": type = "", "content-encoding": encoding = "identity" } = request.headers;
	const body = await readBody(request, maxFormBytes);
	if (!body) return { refused: request.destroyed && !request.complete ? 400 : 413 };
	if (encoding !== "identity" || !/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)) {
		return { refused: 415 };
	}
	const form = { body: new Uint8Array(body), type };
	const isWhole = await new Response(form.body, { headers: { "content-type": type } }).formData().then(
		() => true,
		() => false,
	);
	return isWhole ? form : { refused: 400 };
}
