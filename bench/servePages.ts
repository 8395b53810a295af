import type { ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { type Peer, serveHere } from "./serveHere.ts";

/** What stands at an address. */
export interface StaticPage {
	type: string;
	body: Buffer;
}

/**
 * Serves what `read` finds from memory, text compressed once as far as it goes: as fast as files can be
 * served.
 */
export function servePages(read: (path: string) => Promise<StaticPage | undefined>): Promise<Peer> {
	const kept = new Map<string, Promise<Answer>>();
	return serveHere((request, response) => {
		const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
		const answer = kept.get(path) ?? read(path).then(toAnswer);
		kept.set(path, answer);
		answer.then(
			(one) => send(response, one),
			() => send(response, missing),
		);
	});
}

interface Answer {
	status: number;
	headers: Record<string, string>;
	body: Buffer;
}

const missing: Answer = { status: 404, headers: {}, body: Buffer.from("Not found") };

function toAnswer(page: StaticPage | undefined): Answer {
	if (!page) return missing;
	const isText = /^text\/|javascript|json|xml/.test(page.type);
	const headers = { "content-type": page.type, "cache-control": "max-age=600", ...(isText && { "content-encoding": "br" }) };
	return { status: 200, headers, body: isText ? brotliCompressSync(page.body) : page.body };
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
	response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
}
