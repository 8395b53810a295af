import type { Database } from "../openDatabase.ts";
import type { EngineAnswer, EngineRequest } from "./messages.ts";
import { statusOfCode } from "./statusOfCode.ts";

interface DatabaseError {
	code: string;
	message: string;
	detail?: string;
	hint?: string;
}

/** Answers one request with the engine; what it reports as its own error 500 is answered as PostgREST would answer the database's error. */
export async function toAnswer({ app, connection }: Database, request: EngineRequest): Promise<EngineAnswer> {
	const { method, url, headers, body, visitorAddress, sessionId } = request;
	connection.lastError = undefined;
	try {
		if (sessionId !== undefined && !(await hasSession(connection, sessionId))) {
			return refuse(401, "session_not_found", "This session has ended; sign in again.");
		}
		if (visitorAddress !== undefined) {
			await connection.driver.query("select set_config('site.visitor_address', $1, false)", [visitorAddress]);
		}
		const response = await app.fetch(
			new Request(url, { method, headers, ...(body && body.byteLength > 0 ? { body: body as Uint8Array<ArrayBuffer> } : {}) }),
			{ peerAddress: null },
		);
		const bytes = new Uint8Array(await response.arrayBuffer());
		return response.status === 500 && isDatabaseError(connection.lastError)
			? refused(response.headers, connection.lastError)
			: { status: response.status, headers: [...response.headers], body: bytes };
	} catch (error) {
		console.error(error);
		return { status: 500, headers: [["content-type", "application/json"]], body: encode({ message: "The engine failed." }) };
	}
}

/** The engine looks at a token's signature and expiry alone. */
async function hasSession({ driver }: Database["connection"], id: string): Promise<boolean> {
	return (await driver.query("select from auth.sessions where id = $1", [id])).rows.length > 0;
}

function isDatabaseError(error: unknown): error is DatabaseError {
	return error instanceof Error && "code" in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

function refuse(status: number, code: string, message: string): EngineAnswer {
	const body = encode({ code, error_code: code, message, msg: message });
	return { status, headers: [["content-type", "application/json"]], body };
}

function refused(given: Headers, { code, message, detail, hint }: DatabaseError): EngineAnswer {
	const headers = new Headers(given);
	headers.delete("content-length");
	return {
		status: statusOfCode(code),
		headers: [...headers],
		body: encode({ code, details: detail ?? null, hint: hint ?? null, message }),
	};
}

function encode(body: object): Uint8Array {
	// A copy of its own: small buffers share memory, which cannot be handed to another thread.
	return new Uint8Array(new TextEncoder().encode(JSON.stringify(body)));
}
