import { asAdmin, asVisitor, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

let backend: TestBackend;
let visitor: Caller;
let admin: Caller;

beforeAll(async () => {
	backend = await startBackend({ hasSampleContent: true });
	visitor = asVisitor(backend);
	admin = await asAdmin(backend);
});
afterAll(() => backend?.stop());

const contact = { name: "n", email: "a@example.com", subject: "s", message: "m" };

test.each([
	["eq.5", 400],
	["cs.5", 400],
	["cd.{}", 200],
	['cs.{"a":1}', 400],
])("projects?tags=%s is answered with %i", async (filter, status) => {
	expect((await visitor.get(`/rest/v1/projects?tags=${encodeURIComponent(filter)}`)).status).toBe(status);
});

test("an array column takes arrays and array literals, and says 22P02 to everything else", async () => {
	const patch = async (tags: unknown) => (await admin.patch("/rest/v1/projects?id=eq.kawung&select=tags", { tags })).body;
	expect(await patch(["a", 'b "c" \\', "d,e"])).toEqual([{ tags: ["a", 'b "c" \\', "d,e"] }]);
	expect(await patch("{x,y}")).toEqual([{ tags: ["x", "y"] }]);
	expect(await patch([])).toEqual([{ tags: [] }]);
	for (const tags of [{ a: 1 }, {}, 5, true]) {
		expect(await patch(tags)).toMatchObject({ code: "22P02" });
	}
});

test("an object in a text column is stored as JSON text", async () => {
	const { body } = await admin.patch("/rest/v1/projects?id=eq.kawung&select=content", { content: { a: [1] } });
	expect(body).toEqual([{ content: '{"a":[1]}' }]);
});

test("a row that a check refuses is the caller's mistake, in PostgREST's words", async () => {
	const answer = await visitor.post("/rest/v1/contacts", { ...contact, email: "no e-mail" });
	expect(answer.status).toBe(400);
	expect(answer.body).toEqual({
		code: "23514",
		details: null,
		hint: null,
		message: 'new row for relation "contacts" violates check constraint "contacts_email_check"',
	});
	expect(backend.output()).not.toMatch(/"level":"(warn|error|fatal)"/);
});
