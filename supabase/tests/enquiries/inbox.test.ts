import { asAccount, asAdmin, asService, asVisitor, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

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
