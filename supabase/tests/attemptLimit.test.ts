import { attemptKeys } from "../embedded/gateway/attemptKeys.ts";
import { createAttemptLimit } from "../embedded/gateway/createAttemptLimit.ts";

const signIn = (email: string, address: string) =>
	attemptKeys(
		"POST",
		new URL("http://backend/auth/v1/token?grant_type=password"),
		Buffer.from(JSON.stringify({ email, password: "wrong" })),
		address,
	);

/** How many of the attempts begin. */
function countBegun(attempts: readonly ReturnType<typeof signIn>[], limit = createAttemptLimit()): number {
	return attempts.filter((keys) => limit.begin(keys)).length;
}

test("an account gets ten attempts a minute from one address, however it is written", () => {
	const attempts = Array.from({ length: 30 }, (_, index) =>
		signIn(index % 2 ? "owner@example.com" : " OWNER@example.com ", "192.0.2.1"),
	);
	expect(countBegun(attempts)).toBe(10);
});

test("an address that tries many accounts gets a hundred", () => {
	expect(countBegun(Array.from({ length: 150 }, (_, index) => signIn(`${index}@example.com`, "192.0.2.1")))).toBe(100);
});

test("a body that is no JSON counts as one account more, not as none", () => {
	const keys = attemptKeys(
		"POST",
		new URL("http://backend/auth/v1/token?grant_type=password"),
		Buffer.from("nonsense"),
		"192.0.2.1",
	);
	expect(countBegun(Array(30).fill(keys))).toBe(10);
});

test("the codes of one account get thirty attempts from all addresses together", () => {
	const verify = (address: string) =>
		attemptKeys("POST", new URL("http://backend/auth/v1/verify"), Buffer.from('{"email":"owner@example.com"}'), address);
	expect(countBegun(Array.from({ length: 60 }, (_, index) => verify(`192.0.2.${index}`)))).toBe(30);
});

test("keeping a session alive is no attempt", () => {
	expect(attemptKeys("POST", new URL("http://backend/auth/v1/token?grant_type=refresh_token"), undefined, "192.0.2.1")).toEqual(
		[],
	);
});

test("a minute later everything is forgotten", () => {
	let now = 0;
	const limit = createAttemptLimit(() => now);
	const attempts = Array.from({ length: 11 }, () => signIn("owner@example.com", "192.0.2.1"));
	expect(countBegun(attempts, limit)).toBe(10);
	now = 59_999;
	expect(countBegun(attempts, limit)).toBe(0);
	now = 60_001;
	expect(countBegun(attempts, limit)).toBe(10);
});

test("an attempt that succeeds is taken back", () => {
	const limit = createAttemptLimit();
	const keys = signIn("owner@example.com", "192.0.2.1");
	for (let index = 0; index < 20; index++) {
		expect(limit.begin(keys)).toBe(true);
		limit.forgive(keys);
	}
});
