import { asAccount, asAdmin, asService, asVisitor, type Caller } from "../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../testing/startBackend.ts";

let backend: TestBackend;
let visitor: Caller;
let stranger: Caller;
let admin: Caller;

const png = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
const upload = (caller: Caller, path: string, body: Uint8Array = png, type = "image/png") =>
	caller.send("POST", `/storage/v1/object/${path}`, body, { "content-type": type });

beforeAll(async () => {
	backend = await startBackend();
	visitor = asVisitor(backend);
	admin = await asAdmin(backend);
	stranger = await asAccount(backend, backend.strangerEmail, backend.strangerPassword);
});
afterAll(() => backend?.stop());

test.each(["project-images", "essay-images", "company-logos", "profile-images"])(
	"an image that the admin uploads to %s is public",
	async (bucket) => {
		expect((await upload(admin, `${bucket}/1700000000-abc.png`)).status).toBe(200);
		const response = await fetch(`${backend.url}/storage/v1/object/public/${bucket}/1700000000-abc.png`);
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe("image/png");
		expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
		expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
		expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
	},
);

test("visitors and strangers neither upload nor list nor delete", async () => {
	await upload(admin, "project-images/stored.png");
	for (const caller of [visitor, stranger]) {
		expect((await upload(caller, "project-images/theirs.png")).status).toBeGreaterThanOrEqual(400);
		expect((await caller.post("/storage/v1/object/list/project-images", { prefix: "" })).body).toEqual([]);
		expect((await caller.get("/storage/v1/bucket")).body).toEqual([]);
		await caller.send("DELETE", "/storage/v1/object/project-images", { prefixes: ["stored.png"] });
		await caller.send("PUT", "/storage/v1/object/project-images/stored.png", Buffer.from("x"), { "content-type": "image/png" });
	}
	expect((await fetch(`${backend.url}/storage/v1/object/public/project-images/theirs.png`)).status).not.toBe(200);
	const response = await fetch(`${backend.url}/storage/v1/object/public/project-images/stored.png`);
	expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
});

test.each([
	["an SVG, which can carry script", "project-images/a.svg", "image/svg+xml", png],
	["an SVG that claims to be a PNG", "project-images/a.svg", "image/png", png],
	["an HTML file that claims to be a PNG", "project-images/a.html", "image/png", png],
	["an image sent as HTML", "project-images/a.png", "text/html", png],
	["five megabytes and a byte", "project-images/big.png", "image/png", new Uint8Array(5_242_881)],
	["seven megabytes", "project-images/big.png", "image/png", new Uint8Array(7 * 1024 * 1024)],
	["a name that leads elsewhere", "project-images/..%2fx.png", "image/png", png],
	["an unknown bucket", "elsewhere/a.png", "image/png", png],
] as const)("%s is refused even from the admin", async (_, path, type, body) => {
	expect((await upload(admin, path, body, type)).status).toBeGreaterThanOrEqual(400);
});

test("a second upload under one name does not replace the first", async () => {
	await upload(admin, "project-images/once.png");
	expect((await upload(admin, "project-images/once.png", Buffer.from("other"))).status).toBeGreaterThanOrEqual(400);
	const response = await fetch(`${backend.url}/storage/v1/object/public/project-images/once.png`);
	expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
});

test("the admin may create a missing bucket with its former settings, and no other", async () => {
	expect((await admin.get("/storage/v1/bucket")).body).toHaveLength(4);
	const facts = { public: true, file_size_limit: 5_242_880, allowed_mime_types: ["image/png"] };
	expect((await admin.post("/storage/v1/bucket", { id: "other", name: "other", ...facts })).status).toBeGreaterThanOrEqual(400);
	expect((await asService(backend).get("/storage/v1/bucket")).body).toHaveLength(4);
});
