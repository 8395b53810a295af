import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createLogger } from "@site/shared-data/log";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";

/** What the line of a request says beside its method, status and duration. */
interface RequestFields {
	requestId: string;
	/** The pattern of `app.ts` that answered. */
	route?: string;
	/** What the page cache did. */
	cache?: string;
	/** A file was sent. */
	isFile?: boolean;
}

/** The request under way; a render is of the request that began it. */
const currentRequest = new AsyncLocalStorage<RequestFields>();

/** The log of the site's server; each line has the id of the request under way. */
export const log = createLogger("site", () => ({ requestId: currentRequest.getStore()?.requestId }));

/**
 * Runs `answer` for a request that has an id, the reverse proxy's or one made here, and logs one line when
 * the answer has ended: at level debug for health checks and files, "warn" from status 500 on. An answer
 * whose visitor left before its end has status 499.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, isBehindProxy: boolean, handle: () => void) {
	const startedAt = performance.now();
	const proxyRequestId = isBehindProxy ? request.headers["x-request-id"] : undefined;
	const requestId = typeof proxyRequestId === "string" && /^[\w-]{1,64}$/.test(proxyRequestId) ? proxyRequestId : randomUUID();
	const fields: RequestFields = { requestId };
	response.once("close", () => {
		const { route = "none", cache, isFile } = fields;
		const status = response.writableFinished ? response.statusCode : 499;
		const level = status >= 500 ? "warn" : isFile || route === "/healthz" ? "debug" : "info";
		const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
		log[level]({ requestId, method: request.method, route, status, durationMs, cache }, "request");
	});
	currentRequest.run(fields, handle);
}

/** Adds to the line of the request under way. */
export function addLogFields(fields: Partial<RequestFields>): void {
	Object.assign(currentRequest.getStore() ?? {}, fields);
}

/** Notes the pattern of the route that answered, and tells the visitor the id of the request. */
export const recordRoute: MiddlewareHandler = async (context, next) => {
	await next();
	addLogFields({ route: routePath(context) });
	for (const [name, value] of Object.entries(requestIdHeader())) context.res.headers.set(name, value);
};

/** The header that tells the visitor and the backend which lines are of this request. */
export function requestIdHeader(): Record<string, string> {
	const requestId = currentRequest.getStore()?.requestId;
	return requestId ? { "x-request-id": requestId } : {};
}
