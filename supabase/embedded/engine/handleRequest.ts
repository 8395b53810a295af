import { isContentWrite } from "@site/shared-data/revalidation";
import type { Session } from "../database/Database.ts";
import { isServerAway } from "../database/open/connectErrors.ts";
import type { Queries } from "../database/Sql.ts";
import type { EngineRequest, EngineResponse } from "./messages.ts";
import { encodeQuoted } from "./queries/quotedValues.ts";

interface DatabaseError {
	code: string;
	message: string;
	detail?: string;
	hint?: string;
}

/**
 * Answers one request with the engine. Database errors that the engine reports as its own error 500 are
 * answered as PostgREST answers them.
 */
export async function handleRequest({ app, connection }: Session, request: EngineRequest): Promise<EngineResponse> {
	const { method, url, headers, body, clientIp, sessionId, timeLimitMs } = request;
	connection.lastError = undefined;
	connection.visitorAddress = clientIp;
	connection.timeLimitMs = timeLimitMs;
	connection.mayChangePages = isContentWrite(method, new URL(url).pathname);
	try {
		if (sessionId !== undefined && !(await hasSession(connection.sql, sessionId))) {
			return errorResponse(401, "session_not_found", "This session has ended; sign in again.");
		}
		const response = await app.fetch(
			new Request(encodeQuoted(url), {
				method,
				headers,
				...(body && body.byteLength > 0 ? { body: body as Uint8Array<ArrayBuffer> } : {}),
			}),
			{ peerAddress: null },
		);
		const bytes = new Uint8Array(await response.arrayBuffer());
		if (response.status === 500 && isServerAway(connection.lastError)) {
			return awayResponse();
		}
		return response.status === 500 && isDatabaseError(connection.lastError)
			? databaseErrorResponse(response.headers, connection.lastError)
			: { status: response.status, headers: [...response.headers], body: bytes };
	} catch (error) {
		if (isServerAway(error)) {
			return awayResponse();
		}
		console.error(error);
		return {
			status: 500,
			headers: [["content-type", "application/json"]],
			body: encode({ message: "The engine failed." }),
		};
	}
}

/** The engine checks only a token's signature and expiry. */
async function hasSession(sql: Queries, id: string): Promise<boolean> {
	return (await sql.query("select from auth.sessions where id = $1", [id])).rows.length > 0;
}

function isDatabaseError(error: unknown): error is DatabaseError {
	return error instanceof Error && "code" in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

function awayResponse(): EngineResponse {
	const { headers, ...response } = errorResponse(503, "unavailable", "The database does not answer; try again in a moment.");
	return { ...response, headers: [...headers, ["retry-after", "5"]] };
}

function errorResponse(status: number, code: string, message: string): EngineResponse {
	const body = encode({ code, error_code: code, message, msg: message });
	return { status, headers: [["content-type", "application/json"]], body };
}

function databaseErrorResponse(original: Headers, { code, message, detail, hint }: DatabaseError): EngineResponse {
	const headers = new Headers(original);
	headers.delete("content-length");
	headers.set("proxy-status", `PostgREST; error=${code}`);
	return {
		status: statusOfCode(code),
		headers: [...headers],
		body: encode({ code, details: detail ?? null, hint: hint ?? null, message }),
	};
}

function encode(body: object): Uint8Array {
	// A copy, because small buffers share memory, which cannot be transferred to another thread.
	return new Uint8Array(new TextEncoder().encode(JSON.stringify(body)));
}

/** By prefix of the code, whole codes before their classes; other codes are client errors. */
const statuses: readonly [prefix: string, status: number][] = [
	["23503", 409],
	["23505", 409],
	["25006", 405],
	["42P17", 500],
	["42883", 404],
	["42P01", 404],
	["42501", 403],
	["P0001", 400],
	["08", 503],
	["09", 500],
	["0L", 403],
	["0P", 403],
	["25", 500],
	["28", 403],
	["2D", 500],
	["38", 500],
	["39", 500],
	["3B", 500],
	["40", 500],
	["53", 503],
	["54", 413],
	["55", 500],
	["57014", 503],
	["57", 500],
	["58", 500],
	["F0", 500],
	["HV", 500],
	["P0", 500],
	["XX", 500],
];

/**
 * The HTTP status for a PostgreSQL error code. Source: PostgREST, "Errors"; a statement that took too long is
 * 503 as a database that is away, not 500.
 */
function statusOfCode(code: string): number {
	return statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
}
