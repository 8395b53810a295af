import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { asAccount, asService, asVisitor } from "../../testing/createCaller.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

// Each command is a separate process.
jest.setTimeout(300_000);

let backend: TestBackend;

beforeAll(async () => {
	backend = await startBackend();
	await asService(backend).post("/rest/v1/projects", {
		title: "Hidden",
		description: "d",
		preview_url: "/p.png",
		year: "2026",
		status: "draft",
	});
});
afterAll(() => backend?.stop());

const run = (...args: string[]) => runSiteCommand({ DATA_DIR: backend.dataDir }, ...args);
const drafts = async (email: string, password: string) =>
	(await (await asAccount(backend, email, password)).get("/rest/v1/projects?select=id")).body;

test("a second admin gets a password, signs in to the running site and reads drafts", async () => {
	const { code, output } = await run("admin:add", "Second@Example.com", "--name", "Second");
	expect({ code, output }).toEqual({
		code: 0,
		output: expect.stringMatching(/^second@example.com can sign in now, with the password \S{23}\n/),
	});
	const password = /password (\S+)/.exec(output)?.[1] ?? "";
	expect(await drafts("second@example.com", password)).toEqual([{ id: "hidden" }]);
});

test("an account that exists becomes an admin and keeps its password", async () => {
	expect(await drafts(backend.strangerEmail, backend.strangerPassword)).toEqual([]);
	expect((await run("admin:add", backend.strangerEmail)).output).toBe(
		`${backend.strangerEmail} is an admin now, with the password it had.\n`,
	);
	expect(await drafts(backend.strangerEmail, backend.strangerPassword)).toEqual([{ id: "hidden" }]);
	expect((await run("admin:add", backend.strangerEmail)).output).toBe(`${backend.strangerEmail} was an admin already.\n`);
});

test("an invalid e-mail is refused with a sentence", async () => {
	expect(await run("admin:add", "ana")).toEqual({ code: 1, output: '"ana" is not an e-mail address.\n' });
});

test("a directory without a site stays unchanged", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "site-none-"));
	const { code, output } = await runSiteCommand({ DATA_DIR: dataDir, DATABASE_URL: "" }, "admin:add", "a@example.com");
	expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/^There is no site in .+\.\n$/) });
	rmSync(dataDir, { recursive: true });
});

test("the control server needs a secret that this user alone can read, and the gateway does not offer its routes", async () => {
	const path = join(backend.dataDir, "control.json");
	expect(statSync(path).mode & 0o777).toBe(0o600);
	const { url, secret } = JSON.parse(readFileSync(path, "utf8"));
	const migrations = (authorization?: string) =>
		fetch(`${url}/migrations`, authorization === undefined ? {} : { headers: { authorization } });
	expect((await migrations()).status).toBe(403);
	expect((await migrations(`Bearer ${"x".repeat(secret.length)}`)).status).toBe(403);
	expect((await migrations(`Bearer ${backend.secretKey}`)).status).toBe(403);
	expect((await migrations(`Bearer ${secret}`)).status).toBe(200);
	for (const path of ["/migrations", "/backup", "/_control/migrations"]) {
		expect((await asVisitor(backend).get(path, { authorization: `Bearer ${secret}` })).status).toBe(404);
	}
});

let auth: Server | undefined;
afterEach(() => auth?.close());

test("for a hosted project the account is created with the secret key, and the last step is shown as SQL", async () => {
	const requests: unknown[] = [];
	auth = createServer(async (request, response) => {
		requests.push([request.method, request.url, request.headers.apikey, await json(request)]);
		response.writeHead(requests.length === 1 ? 200 : 422, { "content-type": "application/json" });
		response.end(JSON.stringify(requests.length === 1 ? { id: "1" } : { error_code: "email_exists", msg: "taken" }));
	}).listen(0, "127.0.0.1");
	await once(auth, "listening");
	const variables = {
		SUPABASE_URL: `http://127.0.0.1:${(auth.address() as AddressInfo).port}/`,
		SUPABASE_SECRET_KEY: "sb_secret_x",
	};
	const made = await runSiteCommand(variables, "admin:add", "o'neil@example.com", "--name", "O");
	const password = /password (\S+)/.exec(made.output)?.[1];
	expect(requests).toEqual([
		[
			"POST",
			"/auth/v1/admin/users",
			"sb_secret_x",
			{ email: "o'neil@example.com", password, email_confirm: true, user_metadata: { name: "O" } },
		],
	]);
	expect(made.output).toContain("where lower(email) = 'o''neil@example.com'\non conflict (user_id) do nothing;");
	const again = await runSiteCommand(variables, "admin:add", "o'neil@example.com");
	expect(again).toEqual({ code: 0, output: expect.stringContaining("has an account already; its password stays.") });
	expect(again.output).toContain("insert into private.admins");
});
