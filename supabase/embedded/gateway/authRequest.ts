import type { AccessToken } from "./caller.ts";
import { parseJson } from "./nesting.ts";

/** A call of the auth API that is limited or ends sessions. */
export interface AuthCall {
	kind: "sign-in" | "verification" | "recovery" | "password-change";
	/** In the engine's format; empty for a link, which contains no account. */
	email: string;
	/** The key of the limits: the same for every spelling of the e-mail. */
	account: string;
	password: string;
	network: string;
	token: AccessToken | undefined;
}

export interface AuthRequestInfo extends Pick<AuthCall, "network" | "token"> {
	method: string;
	url: URL;
	body: AuthBody;
}

/** Classifies an auth request; undefined for one that is neither limited nor ends sessions. */
export function readAuthCall({ method, url, body, network, token }: AuthRequestInfo): AuthCall | undefined {
	const kind = classify(method, url, body);
	if (!kind) return undefined;
	const text = (value: unknown) => (typeof value === "string" ? value : "");
	// The engine ignores the e-mail next to a token hash.
	const email =
		kind === "verification" && text(body.token_hash) !== "" ? "" : (text(body.email) || text(body.phone)).toLowerCase();
	const account = email.normalize("NFKC").toLowerCase().trim().slice(0, maxEmailLength);
	return { kind, email, account, password: text(body.password), network, token };
}

const maxEmailLength = 254;

function classify(method: string, url: URL, body: AuthBody): AuthCall["kind"] | undefined {
	switch (url.pathname) {
		case "/auth/v1/token":
			return url.searchParams.get("grant_type") === "refresh_token" ? undefined : "sign-in";
		case "/auth/v1/verify":
			return "verification";
		case "/auth/v1/recover":
			return "recovery";
		case "/auth/v1/user":
			return method === "PUT" && body.password !== undefined ? "password-change" : undefined;
	}
}

export type AuthBody = Record<string, unknown>;

/** Fields that must be strings: the engine answers 500 to other values. */
const stringFields = ["email", "phone", "password", "token", "token_hash", "type", "refresh_token"];

/**
 * The JSON object in the body of an auth request; {} for an empty one. Throws a SyntaxError for anything
 * else, also for a byte order mark and invalid UTF-8, which the engine would accept but the limits would not.
 */
export function readAuthBody(bytes: Uint8Array | undefined): AuthBody {
	if (!bytes?.byteLength) return {};
	const body: unknown = parseJson(decode(bytes));
	if (typeof body !== "object" || body === null || Array.isArray(body)) {
		throw new SyntaxError("an object is expected");
	}
	const fields = Object.entries(body);
	const wrong = fields.find(([name, value]) => stringFields.includes(name) && value !== null && !isStorableString(value));
	if (wrong) throw new SyntaxError(`${wrong[0]} must be a string without a null character`);
	// Like GoTrue: a null string is absent.
	return Object.fromEntries(fields.filter(([name, value]) => value !== null || !stringFields.includes(name)));
}

/** A PostgreSQL text cannot contain a null character. */
const isStorableString = (value: unknown) => typeof value === "string" && !value.includes("\0");

function decode(bytes: Uint8Array): string {
	try {
		// `ignoreBOM` keeps the mark in the text, where JSON.parse refuses it.
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		throw new SyntaxError("invalid UTF-8");
	}
}
