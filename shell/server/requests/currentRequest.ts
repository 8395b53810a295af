import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { networkOf } from "@site/shared-data/admission";
import type { Encoding } from "../cache/chooseEncoding.ts";

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
	/** Offered by the handler of a response that may be sent again. */
	storable?: Storable;
}

/** A page of the cache, or a file: its stored responses are dropped with it. */
export type ResponseSource = object;

/** A response's source and its final body in an encoding. */
export interface Storable {
	source: ResponseSource;
	encoding: Encoding;
	body: Uint8Array;
}

/** A render belongs to the request that started it. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>();

/** The IP of the visitor whose request is being answered; empty outside a request. */
export const currentIp = (): string => currentRequest.getStore()?.ip ?? "";

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
