import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createLogger } from "@site/shared-data/log";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { clientIp } from "./origin/visitorOrigin.ts";
import { type CurrentRequest, currentRequest } from "./requests/currentRequest.ts";

/** The data of a request that are known at its end. */
export interface EndedRequest {
	route: string;
	status: number;
	durationMs: number;
	cache: string | undefined;
}

/** The log of the site's server; each line has the id of the current request. */
export const log = createLogger("site", () => ({ requestId: currentRequest.getStore()?.requestId }));

/**
 * Gives a request its id, and logs one line when the response has ended: at level "debug" for checks and
 * files, "warn" from status 500 on. Status 499 means that the visitor left before its end.
 */
export function logRequest(
	request: IncomingMessage,
	response: ServerResponse,
	{ isBehindProxy, onEnd }: { isBehindProxy: boolean; onEnd?: ((request: EndedRequest) => void) | undefined },
): CurrentRequest {
	const startedAt = performance.now();
	const proxyRequestId = isBehindProxy ? request.headers["x-request-id"] : undefined;
	const requestId = typeof proxyRequestId === "string" && /^[\w-]{1,64}$/.test(proxyRequestId) ? proxyRequestId : randomUUID();
	const ip = clientIp(request.socket.remoteAddress, request.headers["x-forwarded-for"]?.toString(), isBehindProxy);
	const fields: CurrentRequest = { requestId, ip, response };
	response.once("close", () => {
		const { route = "none", cache, isFile } = fields;
		const status = response.writableFinished ? response.statusCode : 499;
		const level = status >= 500 ? "warn" : isFile || checks.includes(route) ? "debug" : "info";
		const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
		onEnd?.({ route, status, durationMs, cache });
		log[level]({ requestId, method: request.method, route, status, durationMs, cache }, "request");
	});
	return fields;
}

/** Routes that the launcher or monitoring requests every few seconds. */
const checks = ["/config.json", "/healthz", "/metrics"];

/** Adds fields to the log line of the current request. */
export function addLogFields(fields: Partial<CurrentRequest>): void {
	Object.assign(currentRequest.getStore() ?? {}, fields);
}

/** Logs the pattern of the matched route and sends the request id to the visitor. */
export const recordRoute: MiddlewareHandler = async (context, next) => {
	await next();
	addLogFields({ route: routePath(context) });
	for (const [name, value] of Object.entries(requestIdHeader())) context.res.headers.set(name, value);
};

/** The header that gives the current request's id to the visitor and the backend. */
export function requestIdHeader(): Record<string, string> {
	const requestId = currentRequest.getStore()?.requestId;
	return requestId ? { "x-request-id": requestId } : {};
}
