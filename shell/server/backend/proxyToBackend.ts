import { request as requestHttp } from "node:http";
import { pipeline } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { isContentWrite } from "@site/shared-data/revalidation";
import type { Handler } from "hono";
import type { Backend } from "../environment.ts";
import { requestIdHeader } from "../log.ts";
import { currentIp } from "../requests/currentRequest.ts";
import { receiveBody } from "../requests/readBody.ts";

type Purge = (write?: { isStored: boolean }) => Promise<void>;

/**
 * Proxies calls to the embedded backend unchanged, with the visitor's IP and the launcher's secret. `purge`
 * is called before the response to a write that changes pages. Browsers call a hosted backend themselves.
 */
export function proxyToBackend(backend: Backend, purge: Purge): Handler<{ Bindings: HttpBindings }> {
	return async ({ env, req }, next) => {
		if (!backend.proxySecret) return next();
		const { incoming: request, outgoing: response } = env;
		const { host = "", connection: _clientConnection, ...headers } = request.headers;
		const { pathname, search } = new URL(req.url);
		const requestId = requestIdHeader();
		const target = new URL(backend.url + pathname + search);
		const mayChangePages = isContentWrite(req.method, pathname);
		const ownHeaders = { "x-forwarded-for": currentIp(), "x-forwarded-host": host, "x-site-proxy": backend.proxySecret };
		const outgoing = requestHttp(target, {
			method: request.method,
			headers: { ...headers, ...requestId, ...ownHeaders },
			timeout: 30_000,
		});
		let hasResponded = false;
		// A backend may reject an upload before it has ended, and the client reads the response only after it has
		// sent everything.
		const waitForRequestEnd = async () => {
			if (hasResponded) return false;
			hasResponded = true;
			request.unpipe(outgoing);
			await receiveBody(request, 0);
			return true;
		};
		outgoing.once("response", async (backendResponse) => {
			if (mayChangePages && (backendResponse.statusCode ?? 500) < 400) await purge({ isStored: true });
			if (!(await waitForRequestEnd())) return;
			// Connection headers are per hop: the backend's connection stays open when the client's ends.
			const { connection: _connection, "keep-alive": _keepAlive, ...responseHeaders } = backendResponse.headers;
			response.writeHead(backendResponse.statusCode ?? 502, { ...responseHeaders, ...requestId });
			pipeline(backendResponse, response, () => {});
		});
		outgoing.once("timeout", () => outgoing.destroy(new Error("timeout")));
		outgoing.on("error", async () => {
			// The backend may have stored the write before the error.
			if (mayChangePages && request.complete) void purge();
			if (!(await waitForRequestEnd())) return;
			response
				.writeHead(502, { ...requestId, "content-type": "application/json" })
				.end('{"message":"The backend does not answer."}');
		});
		// A write that was received completely continues after the client leaves, so that its result is known.
		response.once("close", () => {
			if (!mayChangePages || !request.complete) outgoing.destroy();
		});
		request.pipe(outgoing);
		return RESPONSE_ALREADY_SENT;
	};
}
