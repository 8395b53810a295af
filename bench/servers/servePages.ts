import type { ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { type LocalServer, startLocalServer } from "./startLocalServer.ts";

/** The file at a path. */
export interface StaticPage {
	type: string;
	body: Buffer;
}

/** Serves the results of `read` from memory, text compressed once: the fastest way to serve files. */
export function servePages(read: (path: string) => Promise<StaticPage | undefined>): Promise<LocalServer> {
	const responses = new Map<string, Promise<StoredResponse>>();
	return startLocalServer((request, response) => {
		const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
		const stored = responses.get(path) ?? read(path).then(toResponse);
		responses.set(path, stored);
		stored.then(
			(found) => send(response, found),
			() => send(response, notFound),
		);
	});
}

/** The page at a URL; undefined for an error. */
export async function readPage(url: string): Promise<StaticPage | undefined> {
	const response = await fetch(url);
	if (!response.ok) return undefined;
	const type = response.headers.get("content-type") ?? "application/octet-stream";
	return { type, body: Buffer.from(await response.arrayBuffer()) };
}

interface StoredResponse {
	status: number;
	headers: Record<string, string>;
	body: Buffer;
}

const notFound: StoredResponse = { status: 404, headers: {}, body: Buffer.from("Not found") };

function toResponse(page: StaticPage | undefined): StoredResponse {
	if (!page) return notFound;
	const isText = /^text\/|javascript|json|xml/.test(page.type);
	const headers = { "content-type": page.type, "cache-control": "max-age=600", ...(isText && { "content-encoding": "br" }) };
	return { status: 200, headers, body: isText ? brotliCompressSync(page.body) : page.body };
}

function send(response: ServerResponse, { status, headers, body }: StoredResponse) {
	response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
}
