import { readAuthCall } from "../../embedded/gateway/authRequest.ts";
import { type AttemptKey, attemptKeys, ceilingKeys, codeKey } from "../../embedded/gateway/signInLimits.ts";
import { runProgram } from "../../testing/processes.ts";
import type { AttemptStep } from "../../testing/programs/attemptsProgram.ts";

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

const recover = (email: string, network?: string) => keysOf("recover", { email }, network);
const begin = (keys: AttemptKey[]): AttemptStep => ({ begin: keys });

const spellings = ["admin@example.com", " ADMIN@example.com ", "ａｄｍｉｎ@example.com"];
const verify = (index: number) => keysOf("verify", { email: "admin@example.com", token: "1" }, `192.0.2.${index}`);
const guesses = (path: string) => (index: number) => {
	const one = call(path, { email: "admin@example.com" }, `192.0.2.${index}`);
	return begin(one ? ceilingKeys(one, one.account) : []);
};
const [signInGuess, codeGuess] = [guesses("token?grant_type=password"), guesses("verify")];
const mine = signIn("admin@example.com");
const once = [{ key: "once", limit: 1, windowMs: minuteMs }];

/** The responses to each scenario's attempts on an empty database. */
const scenarios = {
	oneAccount: times(30, (index) => begin(signIn(spellings[index % 3] as string))),
	oneNetwork: times(150, (index) => begin(signIn(`${index}@example.com`))),
	codes: times(60, (index) => begin(verify(index))),
	expiry: [
		...times(11, () => begin(mine)),
		{ passMs: minuteMs - 1000 },
		begin(mine),
		{ passMs: 1001 },
		...times(11, () => begin(mine)),
	],
	clockBack: [begin(once), begin(once), { passMs: -60 * minuteMs }, begin(once), begin(once)],
	success: times(20, () => [begin(mine), { uncount: mine }]).flat(),
	shareOfSignIns: times(40, () => signInGuess(1)),
	shareOfCodes: times(20, () => codeGuess(1)),
	ceilings: [
		...times(310, signInGuess),
		...times(40, codeGuess),
		{ passMs: 61 * minuteMs },
		...times(310, signInGuess),
		codeGuess(100),
		{ passMs: 24 * 60 * minuteMs },
		...times(40, codeGuess),
	],
	code: times(9, () => begin([codeKey("hash")])),
	recoveries: [
		...times(20, (index) => [{ passMs: minuteMs + 1 }, begin(recover(`${index % 2}@example.com`))]).flat(),
		begin(recover("2@example.com", "192.0.2.2")),
		{ passMs: 24 * 60 * minuteMs },
		begin(recover("0@example.com")),
	],
} satisfies Record<string, AttemptStep[]>;
type Scenario = keyof typeof scenarios;

const results = new Map<Scenario, number[]>();
beforeAll(async () => {
	const input = JSON.stringify(Object.values(scenarios));
	const answers = (await runProgram("testing/programs/attemptsProgram.ts", "", { input })) as number[][];
	(Object.keys(scenarios) as Scenario[]).forEach((name, index) => results.set(name, answers[index] ?? []));
});
const waits = (name: Scenario) => results.get(name) ?? [];
const countAllowed = (returned: number[]) => returned.filter((waitMs) => waitMs === 0).length;

test("an account gets ten attempts a minute from one network, however it is written", () => {
	expect(countAllowed(waits("oneAccount"))).toBe(10);
});

test("a network that tries many accounts gets a hundred", () => {
	expect(countAllowed(waits("oneNetwork"))).toBe(100);
});

test("the codes of one account get thirty attempts a minute from all networks together", () => {
	expect(countAllowed(waits("codes"))).toBe(30);
});

test("a network can request ten recovery mails a day, so it cannot replace an account's code all day", () => {
	const allowed = waits("recoveries").map((waitMs) => waitMs === 0);
	expect(allowed.slice(0, 20).lastIndexOf(true)).toBe(9);
	// Another network, and the same one a day later.
	expect(allowed.slice(20)).toEqual([true, true]);
});

test("an e-mail sent with a link's hash does not decide which account the guess counts for", () => {
	expect(call("verify", { email: "admin@example.com", token_hash: "0" })).toMatchObject({ email: "", account: "" });
});

test("refreshing a session and signing out are not counted as attempts", () => {
	expect(keysOf("token?grant_type=refresh_token", {})).toEqual([]);
	expect(keysOf("logout?scope=global", {})).toEqual([]);
});

test("an attempt expires after a minute, and a refusal returns the remaining milliseconds", () => {
	const returned = waits("expiry");
	expect(countAllowed(returned.slice(0, 11))).toBe(10);
	expect(returned[11]).toBeGreaterThan(0);
	expect(returned[11]).toBeLessThanOrEqual(1000);
	expect(countAllowed(returned.slice(12))).toBe(10);
});

test("a system clock that steps back by an hour extends no limit", () => {
	expect(waits("clockBack").map((waitMs) => waitMs > 0)).toEqual([false, true, false, true]);
});

test("an attempt that succeeds is not counted", () => {
	expect(countAllowed(waits("success"))).toBe(20);
});

test("an account's ceiling spans an hour or a day, and one network can use only a tenth or a third of it", () => {
	expect(countAllowed(waits("shareOfSignIns"))).toBe(30);
	expect(countAllowed(waits("shareOfCodes"))).toBe(10);
	const returned = waits("ceilings");
	expect(countAllowed(returned.slice(0, 310))).toBe(300);
	expect(countAllowed(returned.slice(310, 350))).toBe(30);
	// After an hour sign-ins are free again, codes after a day.
	expect(countAllowed(returned.slice(350, 660))).toBe(300);
	expect(countAllowed(returned.slice(660, 661))).toBe(0);
	expect(countAllowed(returned.slice(661))).toBe(30);
});

test("the sixth guess at a code is refused", () => {
	expect(countAllowed(waits("code"))).toBe(5);
});
