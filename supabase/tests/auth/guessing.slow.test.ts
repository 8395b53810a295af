import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashSync } from "bcrypt";
import { useBackend } from "../../testing/useBackend.ts";

/** Accounts whose passwords cost little to compare, so that a test can afford hundreds of guesses. */
const accounts = ["guarded", "codes", "links", "mailed"].map((name) => `${name}@example.com`);
const [guarded, codes, links, mailed] = accounts as [string, string, string, string];
const password = "a right password";

const { backend, visitor } = useBackend({
	statements: accounts.map((email) => [
		"insert into auth.users (id, email, encrypted_password, email_confirmed_at) values (gen_random_uuid(), $1, $2, now())",
		email,
		hashSync(password, 4),
	]),
});

const from = (ip: string) => ({ "x-forwarded-for": ip, "x-site-proxy": backend.proxySecret });
const signIn = (ip: string, email: string, guess = "wrong") =>
	visitor.post("/auth/v1/token?grant_type=password", { email, password: guess }, from(ip));
const verify = (ip: string, body: object) => visitor.post("/auth/v1/verify", { type: "recovery", ...body }, from(ip));
const recover = (ip: string, email: string) => visitor.post("/auth/v1/recover", { email }, from(ip));
const statusesOf = async (answers: Promise<{ status: number }>[]) => (await Promise.all(answers)).map(({ status }) => status);
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

/** The latest mail to the account: its code and its link. */
function mailTo(email: string): { code: string; link: string } {
	const outbox = join(backend.dataDir, "outbox");
	const mails = readdirSync(outbox)
		.sort()
		.map((name) => readFileSync(join(outbox, name), "utf8"));
	const mail = mails.filter((text) => text.startsWith(`To: ${email}\n`)).at(-1) ?? "";
	const { pathname, search } = new URL(/https?:\S+/.exec(mail)?.[0] ?? "");
	return { code: /code: (\d+)/.exec(mail)?.[1] ?? "", link: pathname + search };
}

/** Another code of the same length. */
const otherThan = (code: string, index: number) =>
	String((Number(code) + 1 + index) % 10 ** code.length).padStart(code.length, "0");

test("three hundred wrong passwords from many networks lock an account for unknown networks, not for its own", async () => {
	expect((await signIn("198.51.100.1", guarded, password)).status).toBe(200);
	// Each network has its own limit of ten, so a crowd guesses.
	const statuses: number[] = [];
	for (let round = 0; round < 10; round++) {
		statuses.push(...(await statusesOf(times(31, (index) => signIn(`203.0.113.${index}`, guarded)))));
	}
	expect(statuses.filter((status) => status === 400)).toHaveLength(300);
	const refused = await signIn("203.0.113.200", guarded, password);
	expect(refused).toMatchObject({ status: 429, body: { error_code: "over_request_rate_limit" } });
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
	expect((await signIn("198.51.100.1", guarded)).status).toBe(400);
	expect((await signIn("198.51.100.1", guarded, password)).status).toBe(200);
	// Other accounts are not locked.
	expect((await signIn("203.0.113.200", codes, password)).status).toBe(200);
});

test("a recovery code is void after five wrong guesses from any networks", async () => {
	expect((await recover("192.0.2.30", codes)).status).toBe(200);
	const { code, link } = mailTo(codes);
	const statuses = await statusesOf(
		times(5, (index) => verify(`198.51.100.${10 + index}`, { email: codes, token: otherThan(code, index) })),
	);
	expect(statuses).toEqual(Array(5).fill(403));
	expect((await verify("198.51.100.30", { email: codes, token: code })).status).toBe(403);
	const followed = await visitor.get(link, from("198.51.100.31"));
	expect(followed.headers.get("location")).toContain("error_code=otp_expired");
});

test("a code stays valid after four wrong guesses", async () => {
	expect((await recover("192.0.2.31", mailed)).status).toBe(200);
	const { code } = mailTo(mailed);
	await statusesOf(times(4, (index) => verify(`198.51.101.${index}`, { email: mailed, token: otherThan(code, index) })));
	expect((await verify("198.51.101.9", { email: mailed, token: code })).status).toBe(200);
});

test("guessing a link's hash counts as guessing its code", async () => {
	expect((await recover("192.0.2.32", links)).status).toBe(200);
	const { code, link } = mailTo(links);
	const wrong = (index: number) => `/auth/v1/verify?type=recovery&token=${"0".repeat(62)}${10 + index}`;
	const followed = await Promise.all(times(3, (index) => visitor.get(wrong(index), from(`198.51.102.${index}`))));
	expect(followed.map(({ status }) => status)).toEqual([303, 303, 303]);
	// The e-mail sent with a hash is ignored, so it must not decide which account the guess counts for.
	const hashed = { email: "other@example.com", token_hash: "0".repeat(64) };
	expect(await statusesOf(times(2, (index) => verify(`198.51.102.${10 + index}`, hashed)))).toEqual([403, 403]);
	expect((await verify("198.51.102.30", { email: links, token: code })).status).toBe(403);
	expect((await visitor.get(link, from("198.51.102.31"))).headers.get("location")).toContain("error=");
});

test("thirty wrong codes a day lock an account's verification for unknown networks", async () => {
	const target = "verified@example.com";
	const statuses = await statusesOf(times(40, (index) => verify(`198.51.103.${index}`, { email: target, token: "000000" })));
	expect(statuses.filter((status) => status === 429)).toHaveLength(10);
	expect((await verify("198.51.103.200", { email: codes, token: "000000" })).status).toBe(403);
});

test("a mail can be requested once a minute for an account and three times by a network, whether the account exists or not", async () => {
	expect(await statusesOf([recover("192.0.2.40", "one@example.com"), recover("192.0.2.41", "ONE@example.com ")])).toEqual([
		200, 429,
	]);
	expect(await statusesOf([recover("192.0.2.42", guarded), recover("192.0.2.43", guarded)])).toEqual([200, 429]);
	const statuses = await statusesOf(times(5, (index) => recover("2001:db8:9:9::1", `many${index}@example.com`)));
	expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
