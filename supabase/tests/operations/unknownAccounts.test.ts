import { hashSync } from "bcrypt";
import { asAccount } from "../../testing/createCaller.ts";
import { useBackend } from "../../testing/useBackend.ts";

/** Requests of each kind, each for another account, because an account gets one mail a minute. */
const rounds = 15;
const [password, longPassword] = [hashSync("a right password", 10), "é".repeat(40)];
const insert =
	"insert into auth.users (id, email, encrypted_password, email_confirmed_at) values (gen_random_uuid(), $1, $2, now())";
const { backend, visitor } = useBackend({
	statements: [
		...Array.from({ length: rounds }, (_, index) => [insert, `known${index}@example.com`, password] as const),
		[insert, "long@example.com", hashSync(longPassword, 10)],
	],
});

test("an account whose password is longer than bcrypt's 72 bytes can still sign in", async () => {
	expect((await asAccount(backend, "long@example.com", longPassword)).token).toEqual(expect.any(String));
});

test.each([
	["a wrong password", "/auth/v1/token?grant_type=password", 400],
	["a request for a mail", "/auth/v1/recover", 200],
])("%s takes as long for an account that does not exist as for one that does", async (_, path, expected) => {
	const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
	for (let index = 0; index < rounds; index++) {
		// In turns, so that a busy machine affects both.
		for (const kind of ["known", "unknown"] as const) {
			const headers = {
				"x-site-proxy": backend.proxySecret,
				"x-forwarded-for": `192.0.2.${2 * index + (kind === "known" ? 0 : 1)}`,
			};
			const started = performance.now();
			const answer = await visitor.post(path, { email: `${kind}${index}@example.com`, password: "wrong" }, headers);
			times[kind].push(performance.now() - started);
			expect(answer.status).toBe(expected);
		}
	}
	const ratio = median(times.known) / median(times.unknown);
	expect(ratio).toBeGreaterThan(0.5);
	expect(ratio).toBeLessThan(2);
});

function median(values: number[]): number {
	return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
