import type { AuthCall } from "./authRequest.ts";

/** Failed attempts count under a key; a running one counts as failed, so that a burst cannot pass. */
export interface AttemptKey {
	key: string;
	/** The attempts allowed in a window. */
	limit: number;
	/** The window begins with its first attempt. */
	windowMs: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The keys under which a call counts on arrival. */
export function attemptKeys({ kind, account, network }: AuthCall): AttemptKey[] {
	const perMinute = (key: string, limit: number) => ({ key: `${kind} ${key}`, limit, windowMs: minuteMs });
	switch (kind) {
		case "sign-in":
			// The second key limits a network that tries many accounts.
			return [perMinute(`${network} ${account}`, 10), perMinute(network, 100)];
		case "verification":
			return [
				perMinute(`${network} ${account}`, 10),
				perMinute(network, 100),
				...(account ? [perMinute(`for ${account}`, 30)] : []),
			];
		case "recovery":
			// Each mail invalidates the code of the previous one.
			return [
				perMinute(network, 3),
				perMinute(`for ${account}`, 1),
				{ key: `${kind} day of ${network}`, limit: 10, windowMs: dayMs },
			];
		case "password-change":
			return [];
	}
}

/**
 * The further keys of a guess from a network from which the account has never signed in. A ceiling for all
 * networks would let a stranger lock the admin out (docs/decisions/0011-limits-on-guessing.md).
 */
export function ceilingKeys({ kind, network }: AuthCall, account: string): AttemptKey[] {
	const [total, share, windowMs] = kind === "sign-in" ? [300, 30, hourMs] : [30, 10, dayMs];
	return [
		{ key: `${kind} ceiling of ${account}`, limit: total, windowMs },
		{ key: `${kind} ceiling of ${account} for ${network}`, limit: share, windowMs },
	];
}

/** Counts wrong guesses at a code for as long as the engine accepts it; the sixth guess is refused. */
export const codeKey = (code: string): AttemptKey => ({ key: `code ${code}`, limit: 5, windowMs: hourMs });
