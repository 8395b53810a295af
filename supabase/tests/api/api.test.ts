import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hash } from "bcrypt";
import { asAccount, asAdmin, asService, asVisitor, type Caller, createCaller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { authAnswers, type DocumentedAnswer, restAnswers, storageAnswers } from "./documentedAnswers.ts";
import { renderTable } from "./renderTable.ts";

let backend: TestBackend;
let callers: Record<DocumentedAnswer["by"], Caller>;

beforeAll(async () => {
	backend = await startBackend({ hasSampleContent: true });
	const [visitor, service, nobody] = [asVisitor(backend), asService(backend), createCaller(backend.url)];
	callers = { visitor, service, nobody, admin: await asAdmin(backend) };
});
afterAll(() => backend?.stop());

const all = { rest: restAnswers, auth: authAnswers, storage: storageAnswers };

describe.each(Object.entries(all))("%s", (_, answers) => {
	test.each(answers.map((one) => [one.name, one] as const))("%s", async (_, { by, request, body, headers, ...documented }) => {
		const { status, answer, answerHeaders = {} } = { ...documented, ...documented.instead };
		const [method = "", path = ""] = request.split(" ");
		const found = await callers[by].send(method, path, body, headers);
		expect({ status: found.status, body: found.body }).toMatchObject({ status, ...(answer !== undefined && { body: answer }) });
		for (const [name, value] of Object.entries(answerHeaders)) {
			expect([name, found.headers.get(name)]).toEqual([name, value]);
		}
	});
});

test("an account that came with the hash of its password signs in with the password", async () => {
	const [email, password] = ["moved@example.com", "correct horse battery"];
	const made = await callers.service.post("/auth/v1/admin/users", {
		email,
		password_hash: await hash(password, 10),
		email_confirm: true,
	});
	expect(made.status).toBe(200);
	expect((await asAccount(backend, email, password)).token).toEqual(expect.any(String));
	expect(JSON.stringify(made.body)).not.toContain("$2");
});

test("an account with a longer password, of which bcrypt read 72 bytes, goes on signing in with it", async () => {
	const [email, password] = ["long@example.com", "é".repeat(40)];
	const account = { email, password_hash: await hash(password, 10), email_confirm: true };
	expect((await callers.service.post("/auth/v1/admin/users", account)).status).toBe(200);
	expect((await asAccount(backend, email, password)).token).toEqual(expect.any(String));
});

test("docs/api.md lists the answers that differ from the documented ones", () => {
	const document = readFileSync(join(__dirname, "../../../docs/api.md"), "utf8");
	const table = document.split("\n\n").find((part) => part.startsWith("| what"));
	const differing = Object.values(all)
		.flat()
		.filter(({ instead }) => instead);
	expect(table).toBe(renderTable(differing));
});
