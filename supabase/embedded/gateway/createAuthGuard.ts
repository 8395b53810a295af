import { createHmac } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createFairQueue, Overloaded } from "@site/shared-data/admission";
import { isPasswordTooLong } from "@site/shared-data/rules";
import { compare } from "bcrypt";
import type { GuessedAccount } from "../engine/createRecords.ts";
import type { Engine } from "../engine/startEngine.ts";
import { type AuthBody, type AuthCall, type AuthRequestInfo, readAuthBody, readAuthCall } from "./authRequest.ts";
import { type AttemptKey, attemptKeys, ceilingKeys, codeKey } from "./signInLimits.ts";

/** The minimum duration of an accepted recovery request; longer than the engine needs. */
const minRecoveryMs = 200;

/** Matches no password. Comparing with it takes as long as with an account's. */
const decoyHash = `$2b$10$${"a".repeat(53)}`;

/** Leaves two of libuv's four threads for files. */
const maxCompared = 2;
/** Compared within two seconds. */
const maxWaitingPasswords = 40;

type AuthRequest = Omit<AuthRequestInfo, "body"> & { bytes: Uint8Array | undefined };

/** The engine in the caller's turn. */
interface Turn extends Pick<Engine, "record"> {
	send(body: Uint8Array<ArrayBuffer>): Promise<Response>;
}

/** Forwards the request to the engine, with these fields of the body replaced. */
type Forward = (changes?: AuthBody) => Promise<Response>;

/**
 * Limits auth requests. A failed sign-in and a recovery request take as long for an unknown account as for a
 * known one. A new password ends the account's other sessions.
 */
export function createAuthGuard({ record, jwtSecret }: Pick<Engine, "record" | "jwtSecret">) {
	// The database stores no network and no e-mail of a guess.
	const hashed = (keys: readonly AttemptKey[]) =>
		keys.map((one) => ({ ...one, key: createHmac("sha256", jwtSecret).update(one.key).digest("base64url") }));
	const attempts = {
		begin: async (keys: readonly AttemptKey[], find: Engine["record"]) =>
			keys.length === 0 ? 0 : find("beginAttempts", hashed(keys)),
		uncount: (keys: readonly AttemptKey[]) => record("uncountAttempts", hashed(keys)),
	};
	const passwords = createFairQueue({ maxRunning: maxCompared, maxWaiting: maxWaitingPasswords });

	return async ({ bytes, ...request }: AuthRequest, turn: Turn): Promise<Response> => {
		let body: AuthBody;
		try {
			body = readAuthBody(bytes);
		} catch (error) {
			return refuse(400, "bad_json", `Could not parse request body as JSON: ${(error as Error).message}`);
		}
		// Serialized again, so that the engine reads the counted values: a field may be repeated.
		const forward: Forward = (changes) =>
			turn.send(Buffer.from(bytes?.byteLength ? JSON.stringify({ ...body, ...changes }) : ""));
		const call = readAuthCall({ ...request, body });
		if (!call) return forward();
		const keys = attemptKeys(call);
		const retryAfterMs = await attempts.begin(keys, turn.record);
		if (retryAfterMs > 0) return refuseAttempt(retryAfterMs);
		return handleCall(call, keys, forward, turn.record).catch(async (error) => {
			// The attempt did not run.
			if (error instanceof Overloaded) await attempts.uncount(keys);
			throw error;
		});
	};

	async function handleCall(call: AuthCall, keys: AttemptKey[], forward: Forward, find: Engine["record"]): Promise<Response> {
		switch (call.kind) {
			case "sign-in":
				return signIn(call, keys, forward, find);
			case "verification":
				return verify(call, keys, forward, find);
			case "recovery":
				return requestMail(keys, forward);
			case "password-change":
				return changePassword(call, forward);
		}
	}

	/** Compares the password in libuv's threads: in the engine's, bcrypt would block all other requests. */
	async function signIn(call: AuthCall, keys: AttemptKey[], forward: Forward, find: Engine["record"]): Promise<Response> {
		const { email, network } = call;
		const [hash, guessed] = await Promise.all([find("findPasswordHash", email), find("findGuessed", email, network)]);
		const ceilings = ceilingsOf(call, guessed);
		const retryAfterMs = await attempts.begin(ceilings, find);
		if (retryAfterMs > 0) return refuseAttempt(retryAfterMs);
		// A network from which the account has signed in has priority.
		const isTrusted = guessed.some(({ isKnown }) => isKnown);
		const isRight = await passwords.run({ network, isTrusted }, () => compare(call.password, hash ?? decoyHash));
		// Without a password the engine refuses immediately, with its own error.
		return finish(call, [...keys, ...ceilings], await forward(isRight ? {} : { password: "" }));
	}

	async function verify(call: AuthCall, keys: AttemptKey[], forward: Forward, find: Engine["record"]): Promise<Response> {
		// A link's hash is computed from the code, so a guess at a link tries every open code.
		const guessed = await find("findGuessed", call.email, call.network);
		const ceilings = ceilingsOf(call, guessed);
		const retryAfterMs = await attempts.begin(ceilings, find);
		if (retryAfterMs > 0) return refuseAttempt(retryAfterMs);
		const codes = guessed.flatMap(({ code }) => code ?? []);
		for (const code of codes) {
			if ((await attempts.begin([codeKey(code)], find)) > 0) await record("voidCode", code);
		}
		return finish(call, [...keys, ...ceilings, ...codes.map(codeKey)], await forward());
	}

	/** Only failed guesses count. */
	async function finish({ email, network }: AuthCall, keys: readonly AttemptKey[], response: Response): Promise<Response> {
		if (hasSucceeded(response)) {
			await attempts.uncount(keys);
			await record("rememberNetwork", email, network);
		}
		return response;
	}

	/** Counts every mail, except one that could not be sent. */
	async function requestMail(keys: readonly AttemptKey[], forward: Forward): Promise<Response> {
		const [response] = await Promise.all([forward(), delay(minRecoveryMs)]);
		if (response.status >= 500) await attempts.uncount(keys);
		return response;
	}

	/** Ends the account's other sessions, like a hosted project. */
	async function changePassword({ token, password }: AuthCall, forward: Forward): Promise<Response> {
		// A caller without a token gets the engine's own refusal.
		if (token && isPasswordTooLong(password)) {
			// Like GoTrue, which counts bytes as well.
			return refuse(400, "validation_failed", "Password cannot be longer than 72 characters");
		}
		const response = await forward();
		if (response.ok && token?.sub) await record("endOtherSessions", token.sub, token.session_id ?? null);
		return response;
	}
}

const refuse = (code: number, error_code: string, msg: string) => Response.json({ code, error_code, msg }, { status: code });

/** A refused verification by link answers with a redirect that contains the error. */
const hasSucceeded = ({ status, headers }: Response) => status < 400 && !headers.get("location")?.includes("error=");

/** The target of a guess: the call's own account, or for a link every account with an open code. */
const ceilingsOf = (call: AuthCall, guessed: readonly GuessedAccount[]): AttemptKey[] =>
	guessed.filter(({ isKnown }) => !isKnown).flatMap(({ email }) => ceilingKeys(call, call.account || email));

function refuseAttempt(retryAfterMs: number): Response {
	const seconds = Math.ceil(retryAfterMs / 1000);
	const code = "over_request_rate_limit";
	const message = `Too many attempts; try again in ${seconds} seconds.`;
	const headers = { "Retry-After": String(seconds) };
	return Response.json({ code, error_code: code, message, msg: message }, { status: 429, headers });
}
