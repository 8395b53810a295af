import { connect } from "node:net";
import { asAccount, asAdmin, asService, asVisitor, type Caller } from "../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../testing/startBackend.ts";

let backend: TestBackend;
let visitor: Caller;
let stranger: Caller;
let admin: Caller;
let service: Caller;

beforeAll(async () => {
	backend = await startBackend();
	visitor = asVisitor(backend);
	service = asService(backend);
	admin = await asAdmin(backend);
	stranger = await asAccount(backend, backend.strangerEmail, backend.strangerPassword);
	const project = { description: "d", preview_url: "/p.png", year: "2026" };
	await service.post("/rest/v1/projects", [
		{ ...project, title: "Shown", status: "published" },
		{ ...project, title: "Hidden", status: "draft" },
	]);
	const essay = { excerpt: "e", content: "c" };
	await service.post("/rest/v1/essays", [
		{ ...essay, title: "Shown", status: "published" },
		{ ...essay, title: "Hidden", status: "draft" },
	]);
});
afterAll(() => backend?.stop());

const ids = async (caller: Caller, table: string) =>
	(await caller.get(`/rest/v1/${table}?select=id&order=id`)).body.map((row: { id: string }) => row.id);

test.each(["projects", "essays"])("a visitor and a stranger read only published %s, the admin reads all", async (table) => {
	expect(await ids(visitor, table)).toEqual(["shown"]);
	expect(await ids(stranger, table)).toEqual(["shown"]);
	expect(await ids(admin, table)).toEqual(["hidden", "shown"]);
});

test("a visitor cannot reach a draft by its id", async () => {
	expect((await visitor.get("/rest/v1/essays?id=eq.hidden")).body).toEqual([]);
});

test("a visitor's project is refused and not stored", async () => {
	const answer = await visitor.post("/rest/v1/projects", {
		title: "Mine",
		description: "d",
		preview_url: "/p.png",
		year: "2026",
	});
	expect(answer.status).toBe(401);
	expect(await ids(service, "projects")).toEqual(["hidden", "shown"]);
});

test("a stranger can neither write content nor read the inbox", async () => {
	await stranger.post("/rest/v1/projects", { title: "Mine", description: "d", preview_url: "/p.png", year: "2026" });
	await stranger.patch("/rest/v1/projects?id=eq.shown", { title: "Taken over" });
	await stranger.remove("/rest/v1/projects?id=eq.shown");
	expect((await service.get("/rest/v1/projects?select=id,title&order=id")).body).toEqual([
		{ id: "hidden", title: "Hidden" },
		{ id: "shown", title: "Shown" },
	]);
	await visitor.post("/rest/v1/contacts", { name: "A", email: "a@example.com", subject: "s", message: "m" });
	expect((await stranger.get("/rest/v1/contacts")).body).toEqual([]);
	expect((await admin.get("/rest/v1/contacts?select=name")).body).toEqual([{ name: "A" }]);
});

test("a stranger's own metadata gives no rights", async () => {
	await stranger.send("PUT", "/auth/v1/user", { data: { role: "admin", is_admin: true } });
	const again = await asAccount(backend, backend.strangerEmail, backend.strangerPassword);
	expect(await ids(again, "projects")).toEqual(["shown"]);
});

test("the admin edits the profile, a visitor does not", async () => {
	await visitor.patch("/rest/v1/profile?singleton=is.true", { name: "Visitor" });
	expect((await visitor.get("/rest/v1/profile?select=name")).body).not.toEqual([{ name: "Visitor" }]);
	await admin.patch("/rest/v1/profile?singleton=is.true", { name: "Ana" });
	expect((await visitor.get("/rest/v1/profile?select=name")).body).toEqual([{ name: "Ana" }]);
});

test("simultaneous requests of different callers are answered with each caller's own rights", async () => {
	const keys = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? backend.publishableKey : backend.secretKey));
	const answers = await pipeline(
		keys.map((key) => `GET /rest/v1/projects?select=id&order=id HTTP/1.1\r\nhost: backend\r\napikey: ${key}\r\n\r\n`),
	);
	expect(answers).toEqual(keys.map((key) => (key === backend.publishableKey ? ["shown"] : ["hidden", "shown"])));
});

/**
 * Writes all requests at once on one connection, so that the server reads them in one go; resolves with the
 * ids in each answer.
 */
function pipeline(requests: string[]): Promise<string[][]> {
	return new Promise((resolve, reject) => {
		const { hostname, port } = new URL(backend.url);
		const socket = connect(Number(port), hostname, () => socket.write(requests.join("")));
		let received = "";
		socket.on("error", reject);
		socket.on("data", (chunk) => {
			received += chunk;
			const bodies = [...received.matchAll(/^\[.*\]/gm)].map(([body]) => JSON.parse(body) as { id: string }[]);
			if (bodies.length === requests.length) {
				socket.destroy();
				resolve(bodies.map((rows) => rows.map(({ id }) => id)));
			}
		});
	});
}
