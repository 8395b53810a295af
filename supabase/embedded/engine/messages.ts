import type { FirstAccount } from "../database/accounts.ts";
import type { Environment } from "../environment.ts";
import type { Records } from "./createRecords.ts";
import type { Priority } from "./createSessionPool.ts";

/** The start data of the engine's thread. */
export interface EngineData {
	environment: Environment;
	/** The gateway's own URL, for commands that call the site over HTTP. */
	gatewayUrl: string;
	/** The schema that an earlier thread of this process read on a server after preparing the database. */
	schema: unknown;
}

export interface EngineRequest {
	method: string;
	url: string;
	headers: [name: string, value: string][];
	body: Uint8Array | undefined;
	/** The headers of a visitor's write for the database, as in a hosted project. */
	visitorHeaders: Readonly<Record<string, string>> | undefined;
	/** The session of the caller's token; the request is refused if it has ended. */
	sessionId: string | undefined;
	/** Ends its statements after this time, with the code 57014; undefined: the engine's limit. */
	timeLimitMs: number | undefined;
	priority: Priority;
}

export interface EngineResponse {
	status: number;
	headers: [name: string, value: string][];
	body: Uint8Array;
	/** Why the status is 500 or above, for the log. */
	reason?: string | undefined;
}

export interface EngineInfo {
	publishableKey: string;
	secretKey: string;
	jwtSecret: string;
	admin: FirstAccount;
	/** The number of concurrent requests. */
	sessionCount: number;
	/** For this thread's successor; undefined for the built-in database. */
	schema?: unknown;
}

export type EngineCall =
	| ({ type: "request" } & EngineRequest)
	/** Calls a method of Records. */
	| { type: "record"; name: keyof Records; args: unknown[] }
	/** Asks whether the API can answer. */
	| { type: "check" };

export type ToEngine = (EngineCall & { id: number }) | { type: "close" };

export type FromEngine =
	| ({ type: "ready" } & EngineInfo)
	/** `message` is a sentence for the operator or a technical reason. */
	| { type: "failed"; message: string; isStartError: boolean }
	/** The engine has begun the request; the time limit starts. */
	| { type: "begun"; id: number }
	| { type: "answered"; id: number; value?: unknown }
	/** The record could not be read or written; the text is for the log. */
	| { type: "unrecorded"; id: number; reason: string; isServerAway: boolean }
	| { type: "maintenance"; isUnderWay: boolean }
	/** This process, or another one that shares the database, may have changed pages. */
	| { type: "content-changed" };
