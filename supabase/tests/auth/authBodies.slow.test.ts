import { useBackend } from "../../testing/useBackend.ts";

const { backend, visitor } = useBackend();

const password = "/auth/v1/token?grant_type=password";
const right = () => ({ email: backend.adminEmail, password: backend.adminPassword });

test.each<[string, (body: string) => string | Uint8Array]>([
	["begins with a byte order mark", (body) => `\uFEFF${body}`],
	["is UTF-16", (body) => Buffer.from(body, "utf16le")],
	["holds bytes that are no UTF-8", (body) => Buffer.from(body.replace("@", "\u00ff@"), "latin1")],
	["is cut off", (body) => body.slice(0, -1)],
	["is a form", () => new URLSearchParams(right()).toString()],
	["is a list", (body) => `[${body}]`],
	["is a text", (body) => JSON.stringify(body)],
	["is null", () => "null"],
	["has an e-mail that is a list", () => JSON.stringify({ ...right(), email: [backend.adminEmail] })],
	["has an e-mail that is an object", () => JSON.stringify({ ...right(), email: { toLowerCase: "x" } })],
	["has a null character in its e-mail", () => JSON.stringify({ ...right(), email: `${backend.adminEmail}\0` })],
	["has a password that is a number", () => JSON.stringify({ ...right(), password: 12345678 })],
])("a sign-in whose body %s is refused with 400, as GoTrue words it", async (_, write) => {
	const answer = await visitor.post(password, write(JSON.stringify(right())));
	expect(answer.status).toBe(400);
	expect(answer.body).toEqual({ code: 400, error_code: "bad_json", msg: expect.stringMatching(/^Could not parse request body/) });
});

test("a body that is not JSON does not bypass the limit of an account's codes", async () => {
	const statuses = await Promise.all(
		Array.from({ length: 80 }, async (_, index) => {
			const body = { type: "recovery", email: backend.adminEmail, token: String(100_000 + index) };
			const from = { "x-forwarded-for": `192.0.2.${index}`, "x-site-proxy": backend.proxySecret };
			return (await visitor.post("/auth/v1/verify", `\uFEFF${JSON.stringify(body)}`, from)).status;
		}),
	);
	expect(statuses).toEqual(Array(80).fill(400));
});

test("if a field is sent twice, the engine gets the counted one", async () => {
	const statuses = [];
	for (let index = 0; index < 12; index++) {
		const body = `{"email": "${index}@example.com", "email": "twice@example.com", "password": "wrong"}`;
		statuses.push((await visitor.post(password, body)).status);
	}
	expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
	expect((await visitor.post(`${password}&grant_type=refresh_token`, right())).status).toBe(200);
});

test("signing out needs no body and accepts the client library's body", async () => {
	const signedIn = await visitor.post(password, { ...right(), gotrue_meta_security: { captcha_token: null } });
	expect(signedIn.status).toBe(200);
	const headers = { authorization: `Bearer ${signedIn.body.access_token}` };
	const renamed = await visitor.send("PUT", "/auth/v1/user", { data: { name: "Raka é" }, password: null, nonce: null }, headers);
	expect(renamed.body).toMatchObject({ user_metadata: { name: "Raka é" } });
	expect((await visitor.send("POST", "/auth/v1/logout?scope=local", undefined, headers)).status).toBe(204);
});
