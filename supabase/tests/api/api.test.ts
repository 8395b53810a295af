import { readFileSync } from "node:fs";
import { join } from "node:path";
import { asAdmin, asService, asVisitor, type Caller, createCaller } from "../../testing/createCaller.ts";
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

test("docs/api.md lists the answers that differ from the documented ones", () => {
	const document = readFileSync(join(__dirname, "../../../docs/api.md"), "utf8");
	const table = document.split("\n\n").find((part) => part.startsWith("| what"));
	const differing = Object.values(all)
		.flat()
		.filter(({ instead }) => instead);
	expect(table).toBe(renderTable(differing));
});
