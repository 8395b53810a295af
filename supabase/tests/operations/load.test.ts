import { asVisitor } from "../../testing/createCaller.ts";
import { countOf, type RawRequest, sendAtOnce } from "../../testing/sendAtOnce.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.stop());

test("forty passwords wait to be compared, more are refused, and a known network's goes first", async () => {
	const headers = { "x-forwarded-for": "192.0.2.200", "x-site-proxy": backend.proxySecret };
	const signIn = () =>
		asVisitor(backend).post(
			"/auth/v1/token?grant_type=password",
			{ email: backend.adminEmail, password: backend.adminPassword },
			headers,
		);
	expect((await signIn()).status).toBe(200);
	const guesses = Array.from({ length: 90 }, (_, index): RawRequest => {
		const body = { email: `unknown${index}@example.com`, password: "wrong" };
		return { method: "POST", path: "/auth/v1/token?grant_type=password", body, ip: `198.51.100.${index}` };
	});
	const { statuses, end } = sendAtOnce(backend, guesses);
	expect((await signIn()).status).toBe(200);
	expect(countOf(statuses(), 400)).toBeLessThan(40);
	await end;
	expect(countOf(statuses(), 400) + countOf(statuses(), 503)).toBe(90);
	expect(countOf(statuses(), 503)).toBeGreaterThan(10);
});
