import { asAdmin, asService, asVisitor, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

/*
 * What is nested too deeply to be read is the caller's mistake: 400, as each API words it, and no error in
 * the log.
 */

let backend: TestBackend;
let callers: Record<"visitor" | "admin" | "service", Caller>;

beforeAll(async () => {
	backend = await startBackend({ hasSampleContent: true });
	callers = { visitor: asVisitor(backend), admin: await asAdmin(backend), service: asService(backend) };
});
afterAll(() => backend?.stop());

const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

const noJson = { code: "PGRST102", details: null, hint: null, message: "Empty or invalid json" };
const badJson = { code: 400, error_code: "bad_json", msg: expect.stringMatching(/^Could not parse request body as JSON: /) };
const invalidBody = { statusCode: "400", error: "SyntaxError", message: expect.any(String) };

/** `JSON` stands for the nested value. */
const requests: [by: keyof typeof callers, request: string, body: string, answer: object][] = [
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
	const { status, body } = await callers.admin.get(`/rest/v1/service_categories?${name}=${value}`);
	expect([status, body]).toMatchObject([400, { code: "PGRST100", details: null, hint: null }]);
});

test("what is nested less is answered, and brackets in a text do not count", async () => {
	const { admin } = callers;
	const logic = `${"and(or(".repeat(4)}id.eq.kawung${"))".repeat(4)}`;
	expect((await admin.get(`/rest/v1/projects?select=id&or=(${logic})`)).body).toEqual([{ id: "kawung" }]);
	expect((await admin.get(`/rest/v1/projects?select=id&or=(id.eq."${"(".repeat(200)}",id.eq.kawung)`)).body).toHaveLength(1);
	expect((await admin.get(`/rest/v1/projects?select=id&title=eq.${"(".repeat(200)}`)).body).toEqual([]);
	const content = `\\" ${lists(2_000)}`;
	const changed = await admin.patch("/rest/v1/projects?id=eq.kawung&select=content", { content });
	expect(changed.body).toEqual([{ content }]);
	expect(backend.output()).not.toMatch(/"level":"(warn|error|fatal)"/);
});
