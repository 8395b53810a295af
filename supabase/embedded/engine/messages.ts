import type { FirstAccount } from "../createFirstAccount.ts";
import type { Environment } from "../readEnvironment.ts";

/** What the engine's thread is started with. */
export interface EngineData {
	environment: Environment;
	/** The gateway's own URL, for commands that look from outside. */
	gatewayUrl: string;
}

/** A request to the engine. */
export interface EngineRequest {
	method: string;
	url: string;
	headers: [name: string, value: string][];
	body: Uint8Array | undefined;
	/** Who submits a form's row, for the limit in the database. */
	visitorAddress: string | undefined;
}

export interface EngineAnswer {
	status: number;
	headers: [name: string, value: string][];
	body: Uint8Array;
}

export interface EngineFacts {
	publishableKey: string;
	jwtSecret: string;
	admin: FirstAccount;
}

export type ToEngine = ({ type: "request"; id: number } & EngineRequest) | { type: "check"; id: number } | { type: "close" };

export type FromEngine =
	| ({ type: "ready" } & EngineFacts)
	/** The message is a sentence for the person who started it, or a technical reason. */
	| { type: "failed"; message: string; isStartFailure: boolean }
	/** The request's turn has come; the time limit begins. */
	| { type: "begun"; id: number }
	| ({ type: "answered"; id: number } & EngineAnswer)
	/** A row was read. */
	| { type: "checked"; id: number }
	| { type: "maintenance"; isUnderWay: boolean };
