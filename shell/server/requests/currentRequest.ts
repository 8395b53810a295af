import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { networkOf } from "@site/shared-data/admission";

/** The request that is being answered. */
export interface CurrentRequest {
	requestId: string;
	/** The visitor's IP. */
	ip: string;
	response: ServerResponse;
	/** The route pattern of `app.ts` that handled the request. */
	route?: string;
	/** The state of the page cache, such as "hit". */
	cache?: string;
	/** Whether the response is a static file. */
	isFile?: boolean;
}

/** A render belongs to the request that started it. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>();

/** The visitor that waits for a render. */
export interface Visitor {
	/** The network of the visitor, whose renders share one queue. */
	network: string;
	/** Calls the listener when the visitor has left or has the answer. */
	onLeave(listener: () => void): void;
}

/** The site itself, for work without a waiting visitor. */
export const siteItself: Visitor = { network: "site", onLeave() {} };

/** The visitor of the current request; outside a request the site itself. */
export function currentVisitor(): Visitor {
	const request = currentRequest.getStore();
	if (!request) return siteItself;
	const { ip, response } = request;
	return { network: networkOf(ip), onLeave: (listener) => void response.once("close", listener) };
}
