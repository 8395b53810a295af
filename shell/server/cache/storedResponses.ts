import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { type CurrentRequest, currentRequest, type ResponseSource, type Storable } from "../requests/currentRequest.ts";
import { chooseEncoding, type Encoding } from "./chooseEncoding.ts";
import { isNotModified } from "./unlessNotModified.ts";

/** A response that was sent and is sent again: all its headers except the request's id. */
interface StoredResponse {
	status: number;
	/** Names and values in turn, as `writeHead` accepts them. */
	headers: string[];
	/** The headers of a 304, which has no body to describe. */
	bodylessHeaders: string[];
	etag: string | null;
	body: Uint8Array;
	fields: Pick<CurrentRequest, "route" | "cache" | "isFile">;
}

const responsesOf = new WeakMap<ResponseSource, Partial<Record<Encoding, StoredResponse>>>();

/** Marks the current request's response as one to store, for `storeResponses`. */
export function offerForStorage(storable: Storable): void {
	const request = currentRequest.getStore();
	if (request) request.storable = storable;
}

/** Stores responses that a handler has offered, with the headers of the handlers between. */
export const storeResponses: MiddlewareHandler = async (context, next) => {
	await next();
	const request = currentRequest.getStore();
	if (!request?.storable || context.req.method !== "GET" || context.req.raw.headers.has("range")) return;
	const { source, encoding, body } = request.storable;
	const { headers, status } = context.res;
	const isEncoded = headers.get("content-encoding") ?? "identity";
	// Node's adapter adds a missing type to some bodies.
	if (status === 304 || !headers.has("content-type") || (isEncoded !== "identity" && isEncoded !== encoding)) return;
	const { cache, isFile = false } = request;
	const stored: StoredResponse = {
		status,
		headers: [...headers].flat(),
		bodylessHeaders: [...headers].filter(([name]) => name !== "content-length" && name !== "content-encoding").flat(),
		etag: status === 200 ? headers.get("etag") : null,
		body,
		fields: { route: routePath(context), ...(cache && { cache: "hit" }), isFile },
	};
	responsesOf.set(source, { ...responsesOf.get(source), [encoding]: stored });
};

/** Finds the source of a response in memory by the URL of a request, if it is fresh. */
export type FindSource = (request: IncomingMessage, url: string, encoding: Encoding) => ResponseSource | undefined;

/**
 * Answers from memory: writes the stored response of a request, and returns whether there is one. Requests
 * that choose by more than URL and encoding, and those with an unusual target, are left to the routes.
 */
export function createStoredAnswer(findSource: FindSource) {
	return (request: IncomingMessage, response: ServerResponse, fields: CurrentRequest): boolean => {
		const { method, url = "", headers } = request;
		if ((method !== "GET" && method !== "HEAD") || url.includes("#") || headers.range) return false;
		if (/markdown/i.test(headers.accept ?? "")) return false;
		const encoding = chooseEncoding(headers["accept-encoding"]?.toString() ?? "");
		const source = findSource(request, url, encoding);
		const stored = source && responsesOf.get(source)?.[encoding];
		if (!stored) return false;
		Object.assign(fields, stored.fields);
		const id = ["x-request-id", fields.requestId];
		const known = headers["if-none-match"];
		if (known !== undefined && stored.etag !== null && isNotModified(known, stored.etag)) {
			response.writeHead(304, stored.bodylessHeaders.concat(id)).end();
		} else {
			response.writeHead(stored.status, stored.headers.concat(id)).end(method === "HEAD" ? undefined : stored.body);
		}
		return true;
	};
}
