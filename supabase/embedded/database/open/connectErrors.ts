import { StartError } from "../../errors.ts";

const reasons: Record<string, string> = {
	ECONNREFUSED: "nothing listens there",
	ENOTFOUND: "there is no such host",
	EAI_AGAIN: "its host's name cannot be looked up",
	CONNECT_TIMEOUT: "it does not answer",
	ECONNRESET: "it closed the connection",
	CONNECTION_CLOSED: "it closed the connection",
	"28P01": "it refuses this user and password",
	"28000": "it refuses this user",
	"3D000": "it has no such database",
	"53300": "it has no connection left",
	"57P03": "it is starting or stopping",
	"42501": "the account lacks a right",
	"55P03": "another session held a lock on its tables for half a minute",
};

/** One sentence about a server that cannot be used, with its host and without its password. */
export function toStartError(error: unknown, url: string): unknown {
	const { code = "", message = "" } = (error ?? {}) as { code?: unknown; message?: string };
	const { host, pathname, searchParams } = new URL(url);
	const reason = tlsReason(String(code), message, searchParams.has("sslmode")) ?? reasons[String(code)];
	if (error instanceof StartError || reason === undefined) return error;
	return new StartError(`The PostgreSQL server ${host}${pathname} of DATABASE_URL cannot be used: ${reason} (${code}).`);
}

function tlsReason(code: string, message: string, asksForTls: boolean): string | undefined {
	if (message.includes("no encryption")) return "it refuses connections without TLS; add ?sslmode=require";
	if (/CERT|UNABLE_TO/.test(code)) return "its certificate is not trusted";
	if (!asksForTls || !/^(ECONNRESET|CONNECTION_CLOSED|EPROTO|ERR_SSL_\w+)$/.test(code)) return undefined;
	return "it closed the connection, as a server without TLS does; remove sslmode";
}

/** Codes of a server that is unreachable, overloaded, read-only or without its database; no disk errors. */
const away =
	/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|CONNECTION_\w+|CONNECT_TIMEOUT|08...|25006|3D000|53[234]..|57P0.)$/;

/** Whether the server could not do its work, so that the same request may succeed later. */
export function isServerAway(error: unknown): boolean {
	const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown };
	// A fatal error ends or refuses the connection: it says nothing about the statement.
	return severity === "FATAL" || severity === "PANIC" || away.test(String(code));
}

/** Whether a statement, or its wait for a lock, reached its limit. */
export const isTimeout = (error: unknown): boolean =>
	["57014", "55P03"].includes(String((error as { code?: unknown } | null)?.code));
