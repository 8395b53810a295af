import { setTimeout as delay } from "node:timers/promises";
import { compare } from "bcrypt";
import type { GuessedAccount } from "../engine/createAuthRecords.ts";
import type { Engine } from "../engine/startEngine.ts";
import { attemptKeys, ceilingKeys, codeKey } from "./attemptKeys.ts";
import { type AuthBody, type AuthCall, type AuthFacts, readAuthBody, readAuthCall } from "./authRequest.ts";
import { type AttemptKey, createAttemptLimit } from "./createAttemptLimit.ts";

/** Every answer to a recovery request takes at least this long, which is longer than the engine needs. */
const recoveryMs = 200;

/** The hash of no password. Comparing with it takes as long as with an account's. */
const decoyHash = `$2b$10$${"a".repeat(53)}`;

interface AuthRequest extends Omit<AuthFacts, "body"> {
	bytes: Uint8Array | undefined;
}

type Pass = (body: Uint8Array<ArrayBuffer>) => Promise<Response>;

/** Asks the engine, with these fields of the body changed. */
type Ask = (changed?: AuthBody) => Promise<Response>;

/**
 * Passes auth requests on to the engine (`pass`) under their limits. A failed sign-in and a recovery request
 * take as long for an unknown account as for a known one. A new password ends the account's other sessions.
 */
export function createAuthGuard({ record }: Pick<Engine, "record">) {
	const attempts = createAttemptLimit();

	return async ({ bytes, ...facts }: AuthRequest, pass: Pass): Promise<Response> => {
		let body: AuthBody;
		try {
			body = readAuthBody(bytes);
		} catch (error) {
			const msg = `Could not parse request body as JSON: ${(error as Error).message}`;
			return Response.json({ code: 400, error_code: "bad_json", msg }, { status: 400 });
		}
		// Serialized again, so that the engine reads what was counted: a field may be there twice.
		const ask: Ask = (changed) => pass(Buffer.from(bytes?.byteLength ? JSON.stringify({ ...body, ...changed }) : ""));
		const call = readAuthCall({ ...facts, body });
		return call ? answer(call, ask) : ask();
	};

	async function answer(call: AuthCall, ask: Ask): Promise<Response> {
		const keys = attemptKeys(call);
		const retryAfterMs = attempts.begin(keys);
		if (retryAfterMs > 0) {
			return refuseAttempt(retryAfterMs);
		}
		switch (call.kind) {
			case "sign-in":
				return signIn(call, keys, ask);
			case "verification":
				return verify(call, keys, ask);
			case "recovery":
				return requestMail(keys, ask);
			case "password-change":
				return changePassword(call, ask);
		}
	}

	/** Compares the password in libuv's threads: in the engine's, bcrypt would block all other requests. */
	async function signIn(call: AuthCall, keys: AttemptKey[], ask: Ask): Promise<Response> {
		const { email, network } = call;
		const [hash, guessed] = await Promise.all([record("findPasswordHash", email), record("findGuessed", email, network)]);
		const ceilings = ceilingsOf(call, guessed);
		const retryAfterMs = attempts.begin(ceilings);
		if (retryAfterMs > 0) {
			return refuseAttempt(retryAfterMs);
		}
		const isRight = await compare(call.password, hash ?? decoyHash);
		// Without a password the engine refuses at once and in its own words.
		return finish(call, [...keys, ...ceilings], await ask(isRight ? {} : { password: "" }));
	}

	async function verify(call: AuthCall, keys: AttemptKey[], ask: Ask): Promise<Response> {
		// A link's hash is computed from the code, so a guess at a link is one at every open code.
		const guessed = await record("findGuessed", call.email, call.network);
		const ceilings = ceilingsOf(call, guessed);
		const retryAfterMs = attempts.begin(ceilings);
		if (retryAfterMs > 0) {
			return refuseAttempt(retryAfterMs);
		}
		const codes = guessed.flatMap(({ code }) => code ?? []);
		for (const code of codes) {
			if (attempts.begin([codeKey(code)]) > 0) {
				await record("voidCode", code);
			}
		}
		return finish(call, [...keys, ...ceilings, ...codes.map(codeKey)], await ask());
	}

	/** Only failed guesses count. */
	async function finish({ email, network }: AuthCall, keys: readonly AttemptKey[], response: Response): Promise<Response> {
		if (hasSucceeded(response)) {
			attempts.forgive(keys);
			await record("rememberNetwork", email, network);
		}
		return response;
	}

	/** Counts every mail, except one that could not be sent. */
	async function requestMail(keys: readonly AttemptKey[], ask: Ask): Promise<Response> {
		const [response] = await Promise.all([ask(), delay(recoveryMs)]);
		if (response.status >= 500) {
			attempts.forgive(keys);
		}
		return response;
	}

	/** Ends the account's other sessions, as a hosted project does by itself. */
	async function changePassword({ token }: AuthCall, ask: Ask): Promise<Response> {
		const response = await ask();
		if (response.ok && token?.sub) {
			await record("endOtherSessions", token.sub, token.session_id ?? null);
		}
		return response;
	}
}

/** A refused verification by link answers with a redirect that names the error. */
function hasSucceeded(response: Response): boolean {
	return response.status < 400 && !response.headers.get("location")?.includes("error=");
}

/** An account is guessed at by its own name, or by a link that names none. */
function ceilingsOf(call: AuthCall, guessed: readonly GuessedAccount[]): AttemptKey[] {
	return guessed.filter(({ isKnown }) => !isKnown).flatMap(({ email }) => ceilingKeys(call, call.account || email));
}

function refuseAttempt(retryAfterMs: number): Response {
	const seconds = Math.ceil(retryAfterMs / 1000);
	const code = "over_request_rate_limit";
	const message = `Too many attempts; try again in ${seconds} seconds.`;
	const headers = { "Retry-After": String(seconds) };
	return Response.json({ code, error_code: code, message, msg: message }, { status: 429, headers });
}
