import { asAccount, asAdmin, asService, asVisitor, type Caller } from "../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../testing/startBackend.ts";

let backend: TestBackend;
let visitor: Caller;
let admin: Caller;
let service: Caller;

const message = { name: "Ana", email: "ana@example.com", subject: "Hello", message: "A question" };
const request = {
	client_name: "Ana",
	client_email: "ana@example.com",
	project_type: "Landing Page",
	project_description: "A page",
	budget_range: "5-10 million",
	timeline: null,
	additional_requirements: null,
};
const inboxes = [
	["contacts", message, "unread"],
	["hire_projects", request, "pending"],
] as const;

beforeAll(async () => {
	backend = await startBackend();
	visitor = asVisitor(backend);
	service = asService(backend);
	admin = await asAdmin(backend);
});
afterAll(() => backend?.stop());
beforeEach(async () => {
	await service.remove("/rest/v1/contacts?name=neq.none");
	await service.remove("/rest/v1/hire_projects?client_name=neq.none");
});

const stored = async (table: string) => (await service.get(`/rest/v1/${table}`)).body;

test.each(inboxes)(
	"a visitor's row in %s is stored with its first status and cannot be read back",
	async (table, row, status) => {
		expect((await visitor.post(`/rest/v1/${table}`, row)).status).toBe(201);
		expect(await stored(table)).toMatchObject([{ ...row, status }]);
		expect((await visitor.get(`/rest/v1/${table}`)).status).toBe(401);
		expect((await visitor.post(`/rest/v1/${table}`, row, { prefer: "return=representation" })).body).not.toMatchObject([row]);
	},
);

test.each(inboxes)(
	"id, status and time of a row in %s are the database's, also for the service role",
	async (table, row, status) => {
		const id = "11111111-1111-4111-8111-111111111111";
		await service.post(`/rest/v1/${table}`, {
			...row,
			id,
			status: table === "contacts" ? "replied" : "accepted",
			created_at: "2001-01-01T00:00:00Z",
		});
		const [storedRow] = await stored(table);
		expect(storedRow.id).not.toBe(id);
		expect(storedRow.status).toBe(status);
		expect(new Date(storedRow.created_at).getFullYear()).toBeGreaterThan(2020);
	},
);

test.each(inboxes)("a visitor's row in %s that names id, status or time is refused", async (table, row) => {
	for (const extra of [
		{ id: "11111111-1111-4111-8111-111111111111" },
		{ status: "read" },
		{ created_at: "2001-01-01T00:00:00Z" },
	]) {
		expect((await visitor.post(`/rest/v1/${table}`, { ...row, ...extra })).status).toBe(401);
	}
	expect(await stored(table)).toEqual([]);
});

test.each(inboxes)("the admin changes the status in %s and nothing that was sent", async (table, row) => {
	await admin.post(`/rest/v1/${table}`, row);
	const status = table === "contacts" ? "replied" : "rejected";
	expect((await admin.patch(`/rest/v1/${table}?status=neq.none`, { status })).body).toMatchObject([{ status }]);
	const column = Object.keys(row)[0] ?? "";
	expect((await admin.patch(`/rest/v1/${table}?status=neq.none`, { [column]: "changed" })).status).toBe(403);
	expect((await admin.patch(`/rest/v1/${table}?status=neq.none`, { status: "unknown" })).status).toBeGreaterThanOrEqual(400);
	expect(await stored(table)).toMatchObject([{ ...row, status }]);
});

test.each(["plain", "a@b", "a b@example.com", "a@@example.com", "a@example.com\n", `${"x".repeat(250)}@example.com`])(
	"the e-mail %j is refused",
	async (email) => {
		expect((await visitor.post("/rest/v1/contacts", { ...message, email })).status).toBeGreaterThanOrEqual(400);
		expect(await stored("contacts")).toEqual([]);
	},
);

test("blank and oversized fields are refused", async () => {
	for (const bad of [
		{ name: "  " },
		{ name: "\u00a0\u2060" },
		{ name: "a\u2028b" },
		{ subject: "" },
		{ message: " \n" },
		{ message: "x".repeat(10_001) },
	]) {
		expect((await visitor.post("/rest/v1/contacts", { ...message, ...bad })).status).toBeGreaterThanOrEqual(400);
	}
	expect(await stored("contacts")).toEqual([]);
});

test("only the admin makes a request from a message, which both tell; visitors cannot even name a message", async () => {
	await visitor.post("/rest/v1/contacts", message);
	const [{ id: contact_id }] = await stored("contacts");
	const stranger = await asAccount(backend, backend.strangerEmail, backend.strangerPassword);
	for (const [caller, status] of [
		[visitor, 401],
		[stranger, 403],
	] as const)
		expect((await caller.post("/rest/v1/hire_projects", { ...request, contact_id })).status).toBe(status);
	expect(await stored("hire_projects")).toEqual([]);

	expect((await admin.post("/rest/v1/hire_projects", { ...request, contact_id })).status).toBe(201);
	const [made] = await stored("hire_projects");
	expect(made).toMatchObject({ contact_id, status: "pending", follow_up_on: null, value: null });
	const events = (await admin.get("/rest/v1/enquiry_events?select=entity,kind,detail&order=created_at")).body;
	expect(events).toEqual([
		{ entity: "contacts", kind: "received", detail: {} },
		{ entity: "hire_projects", kind: "received", detail: { contact_id } },
		{ entity: "contacts", kind: "converted", detail: { hire_project_id: made.id } },
	]);
	expect(
		(await service.post("/rest/v1/enquiry_events", { entity: "contacts", entity_id: contact_id, kind: "status" })).status,
	).toBe(403);
});
