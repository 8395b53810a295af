import { asOwner, asService, asVisitor, type Caller } from "../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../testing/startBackend.ts";

let backend: TestBackend;
let visitor: Caller;
let service: Caller;

const message = { name: "Ana", email: "ana@example.com", subject: "Hello", message: "A question" };
const hire = {
	client_name: "A",
	client_email: "a@example.com",
	project_type: "Other",
	project_description: "d",
	budget_range: "b",
};
const from = (address: string) => ({ "x-site-proxy": backend.proxySecret, "x-forwarded-for": address });
const send = async (sender: string, rows: unknown = { ...message, subject: sender }) =>
	(await visitor.post("/rest/v1/contacts", rows, from(sender))).status;
const rowsOf = (sender: string, length: number) => Array.from({ length }, () => ({ ...message, subject: sender }));
const count = async (sender: string) => (await service.get(`/rest/v1/contacts?select=id&subject=eq.${sender}`)).body.length;

beforeAll(async () => {
	backend = await startBackend({ formLimitPerMinute: 5 });
	visitor = asVisitor(backend);
	service = asService(backend);
});
afterAll(() => backend?.stop());

test("the sixth message of a minute is refused with 429, nothing of it is stored, and other senders go on", async () => {
	for (let index = 0; index < 5; index++) {
		expect(await send("203.0.113.1")).toBe(201);
	}
	expect(await visitor.post("/rest/v1/contacts", message, from("203.0.113.1"))).toMatchObject({
		status: 429,
		body: { code: "PT429" },
	});
	expect(await count("203.0.113.1")).toBe(5);
	expect(await send("203.0.113.2")).toBe(201);
});

test("six at once from one sender leave five", async () => {
	const statuses = await Promise.all(Array.from({ length: 6 }, () => send("203.0.113.3")));
	expect(statuses.sort()).toEqual([201, 201, 201, 201, 201, 429]);
	expect(await count("203.0.113.3")).toBe(5);
});

test("a list counts each of its rows, and one that is refused leaves the window as it was", async () => {
	expect(await send("203.0.113.4", rowsOf("203.0.113.4", 6))).toBe(429);
	expect(await count("203.0.113.4")).toBe(0);
	expect(await send("203.0.113.4", rowsOf("203.0.113.4", 5))).toBe(201);
	expect(await count("203.0.113.4")).toBe(5);
});

test("a message that is refused for another reason leaves no trace either", async () => {
	for (let index = 0; index < 6; index++) {
		expect(await send("203.0.113.5", { ...message, email: "nonsense" })).not.toBe(429);
	}
	expect(await send("203.0.113.5")).toBe(201);
});

test("an invented forwarding header does not make a new sender", async () => {
	const statuses = [];
	for (let index = 0; index < 6; index++) {
		statuses.push((await visitor.post("/rest/v1/contacts", message, { "x-forwarded-for": `198.51.100.${index}` })).status);
	}
	expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test("the two forms are counted apart", async () => {
	expect((await visitor.post("/rest/v1/hire_projects", hire, from("203.0.113.1"))).status).toBe(201);
});

test("the site as a whole takes twelve times what one sender may, but the owner is not counted", async () => {
	let sender = 10;
	while (sender < 250 && (await send(`203.0.113.${sender}`)) === 201) {
		sender += 1;
	}
	const contacts = (await service.get("/rest/v1/contacts?select=id")).body.length;
	const requests = (await service.get("/rest/v1/hire_projects?select=id")).body.length;
	expect(contacts + requests).toBe(60);
	const owner = await asOwner(backend);
	expect((await owner.post("/rest/v1/contacts", rowsOf("owner", 10))).status).toBe(201);
});
