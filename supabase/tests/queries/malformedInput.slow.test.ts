import { newRows } from "../../testing/newRows.ts";
import { useBackend } from "../../testing/useBackend.ts";

const { backend, ...callers } = useBackend({ hasSampleContent: true });
const { visitor, admin } = callers;

const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

const noJson = { code: "PGRST102", details: null, hint: null, message: "Empty or invalid json" };
const badJson = { code: 400, error_code: "bad_json", msg: expect.stringMatching(/^Could not parse request body as JSON: /) };
const invalidBody = { statusCode: "400", error: "SyntaxError", message: expect.any(String) };

/** Deep nesting is the caller's mistake, as each API words it; `JSON` stands for the nested value. */
const requests: [by: "visitor" | "admin" | "service", request: string, body: string, answer: object][] = [
	["visitor", "POST /rest/v1/contacts", "JSON", noJson],
	["visitor", "POST /rest/v1/contacts", '{"name":"n","email":"a@example.com","subject":"s","message":JSON}', noJson],
	["visitor", "POST /rest/v1/rpc/preview_entry", '{"token":JSON}', noJson],
	["admin", "PATCH /rest/v1/projects?id=eq.kawung", '{"content":JSON}', noJson],
	["service", "PATCH /rest/v1/site_settings?id=eq.site", '{"links":JSON}', noJson],
	["visitor", "POST /auth/v1/token?grant_type=password", '{"email":"a@example.com","password":"x","z":JSON}', badJson],
	["visitor", "POST /auth/v1/recover", '{"email":"a@example.com","z":JSON}', badJson],
	["admin", "PUT /auth/v1/user", '{"data":JSON}', badJson],
	["visitor", "POST /storage/v1/object/list/project-images", '{"prefix":"","z":JSON}', invalidBody],
	["admin", "DELETE /storage/v1/object/project-images", '{"prefixes":JSON}', invalidBody],
	["service", "POST /storage/v1/bucket", '{"name":"x","z":JSON}', invalidBody],
];

test.each(requests)("%s: %s with %s, nested 30,000 times", async (by, request, body, answer) => {
	const [method = "", path = ""] = request.split(" ");
	for (const nested of [lists(30_000), `${objects(9_000)}`, "[".repeat(30_000)]) {
		const found = await callers[by].send(method, path, body.replace("JSON", nested), { "content-type": "application/json" });
		expect(found).toMatchObject({ status: 400, body: answer });
	}
});

test.each(requests.filter(([, request]) => request.includes("/storage/")))(
	"%s: %s with a body that is no JSON",
	async (by, request, _, answer) => {
		const [method = "", path = ""] = request.split(" ");
		const found = await callers[by].send(method, path, "{", { "content-type": "application/json" });
		expect(found).toMatchObject({ status: 400, body: answer });
	},
);

test.each([
	["or", `(${"and(or(".repeat(450)}id.eq.a${"))".repeat(450)})`],
	["and", `(${"or(".repeat(30)}`],
	["not.or", `(${"not.and(".repeat(30)}id.eq.a${")".repeat(31)}`],
	["select", `${"services(service_categories(".repeat(15)}id${"))".repeat(15)}`],
	["select", `${"a(".repeat(3000)}id`],
])("the admin's query with %s=%.30s…", async (name, value) => {
	const { status, body } = await admin.get(`/rest/v1/service_categories?${name}=${value}`);
	expect([status, body]).toMatchObject([400, { code: "PGRST100", details: null, hint: null }]);
});

test("less nesting is answered, and brackets in a text do not count", async () => {
	const logic = `${"and(or(".repeat(4)}id.eq.kawung${"))".repeat(4)}`;
	expect((await admin.get(`/rest/v1/projects?select=id&or=(${logic})`)).body).toEqual([{ id: "kawung" }]);
	expect((await admin.get(`/rest/v1/projects?select=id&or=(id.eq."${"(".repeat(200)}",id.eq.kawung)`)).body).toHaveLength(1);
	expect((await admin.get(`/rest/v1/projects?select=id&title=eq.${"(".repeat(200)}`)).body).toEqual([]);
	const content = `\\" ${lists(2_000)}`;
	const changed = await admin.patch("/rest/v1/projects?id=eq.kawung&select=content", { content });
	expect(changed.body).toEqual([{ content }]);
});

test.each([
	["eq.5", 400],
	["cs.5", 400],
	["cd.{}", 200],
	['cs.{"a":1}', 400],
])("projects?tags=%s is answered with %i", async (filter, status) => {
	expect((await visitor.get(`/rest/v1/projects?tags=${encodeURIComponent(filter)}`)).status).toBe(status);
});

test("an array column accepts arrays and array literals, and answers 22P02 to other values", async () => {
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
	const answer = await visitor.post("/rest/v1/contacts", { ...newRows.contacts, email: "no e-mail" });
	expect(answer.status).toBe(400);
	expect(answer.body).toEqual({
		code: "23514",
		details: null,
		hint: null,
		message: 'new row for relation "contacts" violates check constraint "contacts_email_check"',
	});
	expect(backend.output()).not.toMatch(/"level":"(warn|error|fatal)"/);
});
