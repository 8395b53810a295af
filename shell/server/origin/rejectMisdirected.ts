import type { IncomingMessage, ServerResponse } from "node:http";
import { isHostOf } from "@site/shared-data/rules";
import { requestIdHeader } from "../log.ts";
import { receiveBody } from "../requests/readBody.ts";
import { normalizeHost } from "./normalizeHost.ts";

const loopbackNames = ["127.0.0.1", "localhost", "[::1]"];

/**
 * Responds to a request for another host (308, 421 or 400) and returns whether it did. With SITE_URL only its
 * host is accepted and, for local health checks, a loopback name with the server's port.
 */
export function rejectMisdirected(siteUrl: string | undefined) {
	return (request: IncomingMessage, response: ServerResponse): boolean => {
		const host = readHost(request);
		if (host && (!siteUrl || isHostOf(siteUrl, host) || isLoopback(host, request.socket.localPort))) return false;
		// A response that is sent while the client still uploads may be lost with the connection.
		void receiveBody(request, 0).then(() => reject(request, response, host && siteUrl));
		return true;
	};
}

/**
 * The host of a request in lower case with its port; undefined when the request has no valid host or several.
 * A target in absolute form overrides the header (RFC 9112, section 3.2.2).
 */
function readHost({ url = "", headersDistinct }: IncomingMessage): string | undefined {
	const [header, ...others] = headersDistinct.host ?? [];
	const host = url.startsWith("/") ? header : /^https?:\/\/([^/?#]*)/.exec(url)?.[1];
	return header === undefined || host === undefined || others.length > 0 ? undefined : normalizeHost(host);
}

function isLoopback(host: string, ownPort: number | undefined) {
	const { hostname, port } = new URL(`http://${host}`);
	return loopbackNames.includes(hostname) && Number(port || 80) === ownPort;
}

function reject({ method, url = "/" }: IncomingMessage, response: ServerResponse, siteUrl: string | undefined) {
	const headers = { ...requestIdHeader(), "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
	if (!siteUrl) return response.writeHead(400, headers).end("The request does not name one host.\n");
	if (method !== "GET" && method !== "HEAD") return response.writeHead(421, headers).end(`This site is at ${siteUrl}.\n`);
	const path = url.startsWith("/") ? url : new URL(url).pathname + new URL(url).search;
	const { href } = new URL(siteUrl + path);
	return response.writeHead(308, { ...headers, location: href }).end(`This page is at ${href}\n`);
}
