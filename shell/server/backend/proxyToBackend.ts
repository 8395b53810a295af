import { request as requestHttp } from "node:http";
import { pipeline } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { isContentWrite } from "@site/shared-data/revalidation";
import type { Handler } from "hono";
import type { Backend } from "../environment.ts";
import { requestIdHeader } from "../log.ts";
import { clientIp } from "../requests/clientIp.ts";
import { readBody } from "../requests/readBody.ts";

/**
 * Passes the embedded backend's calls on, byte for byte, so that one port is enough. The visitor's IP travels
 * in a header that the gateway believes only beside the launcher's secret. After a write that pages show,
 * `purge` is called before the caller has the answer. A hosted backend's calls are none of this server's.
 */
export function proxyToBackend(backend: Backend, purge: () => void, isBehindProxy = false): Handler<{ Bindings: HttpBindings }> {
	return async ({ env, req }, next) => {
		if (!backend.proxySecret) return next();
		const { incoming: request, outgoing: response } = env;
		const { host: _host, connection: _clientConnection, ...headers } = request.headers;
		const forwarded = request.headers["x-forwarded-for"]?.toString();
		const ip = clientIp(request.socket.remoteAddress, forwarded, isBehindProxy);
		const { pathname, search } = new URL(req.url);
		const requestId = requestIdHeader();
		const target = new URL(backend.url + pathname + search);
		const mayChangePages = isContentWrite(req.method, pathname);
		const outgoing = requestHttp(target, {
			method: request.method,
			headers: { ...headers, ...requestId, "x-forwarded-for": ip, "x-site-proxy": backend.proxySecret },
			timeout: 30_000,
		});
		let hasResponded = false;
		// A backend that refuses an upload answers before its end; the client must be done sending to read
		// that.
		const waitForRequestEnd = async () => {
			if (hasResponded) return false;
			hasResponded = true;
			request.unpipe(outgoing);
			await readBody(request, 0);
			return true;
		};
		outgoing.once("response", async (backendResponse) => {
			if (mayChangePages && (backendResponse.statusCode ?? 500) < 400) purge();
			if (!(await waitForRequestEnd())) return;
			// Each connection has its own rules: the backend's stays open, the client's may end with this
			// request.
			const { connection: _connection, "keep-alive": _keepAlive, ...responseHeaders } = backendResponse.headers;
			response.writeHead(backendResponse.statusCode ?? 502, { ...responseHeaders, ...requestId });
			pipeline(backendResponse, response, () => {});
		});
		outgoing.once("timeout", () => outgoing.destroy(new Error("timeout")));
		outgoing.on("error", async () => {
			// It may be stored all the same.
			if (mayChangePages && request.complete) purge();
			if (!(await waitForRequestEnd())) return;
			response
				.writeHead(502, { ...requestId, "content-type": "application/json" })
				.end('{"message":"The backend does not answer."}');
		});
		// A write that has arrived whole is carried through, so that its outcome is known.
		response.once("close", () => {
			if (!mayChangePages || !request.complete) outgoing.destroy();
		});
		request.pipe(outgoing);
		return RESPONSE_ALREADY_SENT;
	};
}
