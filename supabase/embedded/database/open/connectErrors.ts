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
};

/** One sentence about a server that cannot be used, with its host and without its password. */
export function toStartError(error: unknown, url: string): unknown {
	const code = String((error as { code?: unknown } | null)?.code ?? "");
	const reason = reasons[code];
	if (error instanceof StartError || reason === undefined) return error;
	const { host, pathname } = new URL(url);
	return new StartError(`The PostgreSQL server ${host}${pathname} of DATABASE_URL cannot be used: ${reason} (${code}).`);
}

const away =
	/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|CONNECTION_\w+|CONNECT_TIMEOUT|08...|57P0[123]|53300)$/;

/** Whether the server was away, so that the same request may succeed later. Errors of the disk are none. */
export function isServerAway(error: unknown): boolean {
	const code = String((error as { code?: unknown } | null)?.code ?? "");
	return away.test(code);
}
