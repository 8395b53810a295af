import { readAuthCall } from "../../embedded/gateway/authRequest.ts";
import { type AttemptKey, createAttemptLimit } from "../../embedded/gateway/createAttemptLimit.ts";
import { attemptKeys, ceilingKeys, codeKey } from "../../embedded/gateway/signInLimits.ts";

const minuteMs = 60_000;

function call(path: string, body: Record<string, unknown>, network = "192.0.2.1") {
	return readAuthCall({ method: "POST", url: new URL(`http://backend/auth/v1/${path}`), body, network, token: undefined });
}

function keysOf(...facts: Parameters<typeof call>): AttemptKey[] {
	const found = call(...facts);
	return found ? attemptKeys(found) : [];
}

const signIn = (email: string, network?: string) => keysOf("token?grant_type=password", { email, password: "wrong" }, network);
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

/** The number of attempts that are not refused. */
function countAllowed(attempts: readonly AttemptKey[][], limit = createAttemptLimit()): number {
	return attempts.filter((keys) => limit.begin(keys) === 0).length;
}

test("an account gets ten attempts a minute from one network, however it is written", () => {
	const spellings = ["admin@example.com", " ADMIN@example.com ", "ａｄｍｉｎ@example.com"];
	expect(countAllowed(times(30, (index) => signIn(spellings[index % 3] as string)))).toBe(10);
});

test("a network that tries many accounts gets a hundred", () => {
	expect(countAllowed(times(150, (index) => signIn(`${index}@example.com`)))).toBe(100);
});

test("the codes of one account get thirty attempts a minute from all networks together", () => {
	const verify = (index: number) => keysOf("verify", { email: "admin@example.com", token: "1" }, `192.0.2.${index}`);
	expect(countAllowed(times(60, verify))).toBe(30);
});

test("a network can have ten recovery mails a day sent, so that it does not replace an account's code all day", () => {
	let now = 0;
	const limit = createAttemptLimit({ now: () => now });
	const request = (email: string) => limit.begin(keysOf("recover", { email })) === 0;
	const allowed = times(20, (index) => {
		now += minuteMs + 1;
		return request(`${index % 2}@example.com`);
	});
	expect(allowed.lastIndexOf(true)).toBe(9);
	expect(limit.begin(keysOf("recover", { email: "0@example.com" }, "192.0.2.2"))).toBe(0);
	now += 24 * 60 * minuteMs;
	expect(request("0@example.com")).toBe(true);
});

test("an e-mail beside a link's hash does not decide which account the guess counts for", () => {
	expect(call("verify", { email: "admin@example.com", token_hash: "0" })).toMatchObject({ email: "", account: "" });
});

test("refreshing a session and signing out are not counted as attempts", () => {
	expect(keysOf("token?grant_type=refresh_token", {})).toEqual([]);
	expect(keysOf("logout?scope=global", {})).toEqual([]);
});

test("an attempt expires after a minute, and a refusal returns the remaining milliseconds", () => {
	let now = 1000;
	const limit = createAttemptLimit({ now: () => now });
	const attempts = times(11, () => signIn("admin@example.com"));
	expect(countAllowed(attempts, limit)).toBe(10);
	now += minuteMs - 1000;
	expect(limit.begin(signIn("admin@example.com"))).toBe(1000);
	expect(countAllowed(attempts, limit)).toBe(0);
	now += 1001;
	expect(countAllowed(attempts, limit)).toBe(10);
});

test("a system clock that steps back by an hour extends no limit", async () => {
	const limit = createAttemptLimit();
	const once = [{ key: "once", limit: 1, windowMs: 20 }];
	expect(limit.begin(once)).toBe(0);
	expect(limit.begin(once)).toBeGreaterThan(0);
	const now = Date.now();
	jest.spyOn(Date, "now").mockReturnValue(now - 60 * minuteMs);
	await new Promise((resolve) => setTimeout(resolve, 30));
	expect(limit.begin(once)).toBe(0);
	jest.restoreAllMocks();
});

test("an attempt that succeeds is not counted", () => {
	const limit = createAttemptLimit();
	const keys = signIn("admin@example.com");
	for (let index = 0; index < 20; index++) {
		expect(limit.begin(keys)).toBe(0);
		limit.uncount(keys);
	}
});

test("an account's ceiling spans an hour or a day, and one network can use only a tenth or a third of it", () => {
	let now = 1000;
	const limit = createAttemptLimit({ now: () => now });
	const guesses = (path: string, email: string) => (index: number) => {
		const one = call(path, { email }, `192.0.2.${index}`);
		return one ? ceilingKeys(one, one.account) : [];
	};
	const signIns = guesses("token?grant_type=password", "admin@example.com");
	const codes = guesses("verify", "admin@example.com");
	const fromOne = (guess: typeof codes) => Array(100).fill(guess(1));
	expect(countAllowed(fromOne(signIns), limit)).toBe(30);
	expect(countAllowed(fromOne(codes), limit)).toBe(10);
	now += 50 * minuteMs;
	expect(countAllowed(times(1000, signIns), limit)).toBe(270);
	expect(countAllowed(times(100, codes), limit)).toBe(20);
	// An hour after the first one sign-ins are free again, codes after a day.
	now += 11 * minuteMs;
	expect(countAllowed(times(1000, signIns), limit)).toBe(300);
	expect(countAllowed(times(100, codes), limit)).toBe(0);
	now += 24 * 60 * minuteMs;
	expect(countAllowed(times(100, codes), limit)).toBe(30);
});

test("the sixth guess at a code is refused", () => {
	expect(countAllowed(times(9, () => [codeKey("hash")]))).toBe(5);
});
