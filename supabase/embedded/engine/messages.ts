import type { FirstAccount } from "../database/accounts.ts";
import type { Environment } from "../environment.ts";
import type { Records } from "./createRecords.ts";
import type { Priority } from "./createSessionPool.ts";

/** What the engine's thread is started with. */
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
	/** What the database is told of a visitor who sends something, as a hosted project tells it. */
	visitorHeaders: Readonly<Record<string, string>> | undefined;
	/** The session of the caller's token; the request is refused if it has ended. */
	sessionId: string | undefined;
	/** Its statements are ended after this time, with the code 57014; undefined: with the engine's limit. */
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
	/** How many requests it answers at the same time. */
	sessionCount: number;
	/** For the thread that follows this one; undefined for the built-in database. */
	schema?: unknown;
}

export type EngineCall =
	| ({ type: "request" } & EngineRequest)
	/** Of a method of Records. */
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
	/** Pages may have changed by this or another process that shares the database. */
	| { type: "content-changed" };
