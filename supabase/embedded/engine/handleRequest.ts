import { isContentWrite } from "@site/shared-data/revalidation";
import type { Session } from "../database/Database.ts";
import { isServerAway, isTimeout } from "../database/open/connectErrors.ts";
import type { Queries } from "../database/Sql.ts";
import { serviceTimeLimitMs } from "./connections/EngineConnection.ts";
import type { EngineRequest, EngineResponse } from "./messages.ts";
import { encodeQuoted } from "./queries/quotedValues.ts";
import { findStorageError } from "./storageErrors.ts";

interface DatabaseError {
	code: string;
	message: string;
	detail?: string;
	hint?: string;
}

/** Answers a request with the engine; turns database errors behind its status 500 into PostgREST's. */
export async function handleRequest({ app, connection }: Session, request: EngineRequest): Promise<EngineResponse> {
	const { method, url, headers, body, visitorHeaders, sessionId, timeLimitMs } = request;
	connection.lastError = undefined;
	connection.visitorHeaders = visitorHeaders;
	const { pathname } = new URL(url);
	connection.timeLimitMs = timeLimitMs ?? (pathname.startsWith("/auth/") ? authTimeLimitMs : serviceTimeLimitMs);
	connection.mayChangePages = isContentWrite(method, pathname);
	try {
		// The engine checks only a token's signature and expiry.
		if (sessionId !== undefined && !(await hasSession(connection.sql, sessionId))) {
			return errorResponse(401, "session_not_found", "This session has ended; sign in again.");
		}
		const sentBody = body?.byteLength ? (body as Uint8Array<ArrayBuffer>) : null;
		const toRequest = () => new Request(encodeQuoted(url), { method, headers, body: sentBody });
		const response = await app.fetch(toRequest(), { peerAddress: null });
		const bytes = new Uint8Array(await response.arrayBuffer());
		if (response.status >= 400 && isAway(connection.lastError, method)) return awayResponse();
		if (response.status === 500 && isDatabaseError(connection.lastError)) {
			return databaseErrorResponse(response.headers, connection.lastError);
		}
		if (response.status === 500 && new URL(url).pathname.startsWith("/storage/")) {
			const error = await findStorageError(toRequest(), connection.lastError);
			// Storage answers refusals with 400; their own status is in the body.
			if (error) return { status: error.statusCode === "507" ? 507 : 400, headers: jsonHeaders, body: encode(error) };
		}
		return { status: response.status, headers: [...response.headers], body: bytes };
	} catch (error) {
		if (isAway(error, method) || isTimeout(error)) return awayResponse();
		console.error(error);
		return { status: 500, headers: jsonHeaders, body: encode({ message: "The engine failed." }) };
	}
}

const hasSession = async (sql: Queries, id: string) =>
	(await sql.query("select from auth.sessions where id = $1", [id])).rows.length > 0;

/** Enough, because the auth API's statements find single rows. */
const authTimeLimitMs = 4_000;

/** A function called by a read may not write, on any database. */
const isAway = (error: unknown, method: string) =>
	isServerAway(error) && !(method === "GET" && (error as { code?: unknown }).code === "25006");

const isDatabaseError = (error: unknown): error is DatabaseError =>
	error instanceof Error && "code" in error && /^[0-9A-Z]{5}$/.test(String(error.code));

const jsonHeaders: EngineResponse["headers"] = [["content-type", "application/json"]];

const retryAfterSeconds = "5";

function awayResponse(): EngineResponse {
	const response = errorResponse(503, "unavailable", "The database does not answer; try again in a moment.");
	return { ...response, headers: [...jsonHeaders, ["retry-after", retryAfterSeconds]] };
}

function errorResponse(status: number, code: string, message: string): EngineResponse {
	const body = encode({ code, error_code: code, message, msg: message });
	return { status, headers: jsonHeaders, body };
}

function databaseErrorResponse(original: Headers, { code, message, detail, hint }: DatabaseError): EngineResponse {
	const headers = new Headers(original);
	headers.delete("content-length");
	headers.set("proxy-status", `PostgREST; error=${code}`);
	const status = statusOfCode(code);
	if (status === 503) headers.set("retry-after", retryAfterSeconds);
	return {
		status,
		headers: [...headers],
		body: encode({ code, details: detail ?? null, hint: hint ?? null, message }),
	};
}

function encode(body: object): Uint8Array {
	// A copy, because small buffers share memory, which cannot be transferred to another thread.
	return new Uint8Array(new TextEncoder().encode(JSON.stringify(body)));
}

/** By prefix of the code, whole codes before their classes. Source: PostgREST, "Errors". */
const statuses: readonly [codes: RegExp, status: number][] = [
	[/^25006/, 405],
	[/^(42883|42P01)/, 404],
	[/^(23503|23505)/, 409],
	[/^(42501|0L|0P|28)/, 403],
	[/^P0001/, 400],
	[/^54/, 413],
	// A statement that took too long counts as an unreachable database; PostgREST answers 500.
	[/^(08|53|57014)/, 503],
	[/^(42P17|09|25|2D|38|39|3B|40|55|57|58|F0|HV|P0|XX)/, 500],
];

/** The HTTP status for a PostgreSQL error code; other codes are client errors. */
const statusOfCode = (code: string) => statuses.find(([codes]) => codes.test(code))?.[1] ?? 400;
