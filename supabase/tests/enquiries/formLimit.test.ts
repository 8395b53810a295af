import { newRows } from "../../testing/newRows.ts";
import { useBackend } from "../../testing/useBackend.ts";

const { backend, visitor, service, admin } = useBackend({ formLimitPerMinute: 5 });
const message = newRows.contacts;
const from = (ip: string) => ({ "x-site-proxy": backend.proxySecret, "x-forwarded-for": ip });
const send = async (sender: string, rows: unknown = { ...message, subject: sender }) =>
	(await visitor.post("/rest/v1/contacts", rows, from(sender))).status;
const rowsOf = (sender: string, length: number) => Array.from({ length }, () => ({ ...message, subject: sender }));
const count = async (sender: string) => (await service.get(`/rest/v1/contacts?select=id&subject=eq.${sender}`)).body.length;

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

test("of six messages at once from one sender five are stored", async () => {
	const statuses = await Promise.all(Array.from({ length: 6 }, () => send("203.0.113.3")));
	expect(statuses.sort()).toEqual([201, 201, 201, 201, 201, 429]);
	expect(await count("203.0.113.3")).toBe(5);
});

test("each row of a list counts, and a refused list does not count", async () => {
	expect(await send("203.0.113.4", rowsOf("203.0.113.4", 6))).toBe(429);
	expect(await count("203.0.113.4")).toBe(0);
	expect(await send("203.0.113.4", rowsOf("203.0.113.4", 5))).toBe(201);
	expect(await count("203.0.113.4")).toBe(5);
});

test("a message that is refused for another reason is not counted", async () => {
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
	expect((await visitor.post("/rest/v1/hire_projects", newRows.hire_projects, from("203.0.113.1"))).status).toBe(201);
});

test("a /64 IPv6 network is one sender, and an IPv4-mapped IPv6 counts as its IPv4", async () => {
	const network = ["2001:db8:1:2::1", "2001:DB8:1:2::2", "2001:db8:1:2:ffff::1", "2001:db8:1:2:1::", "2001:db8:1:2:3:4:5:6"];
	for (const sender of network) {
		expect(await send(sender)).toBe(201);
	}
	expect(await send("2001:db8:1:2::7")).toBe(429);
	expect(await send("2001:db8:1:3::1")).toBe(201);
	for (let index = 0; index < 5; index++) {
		await send("192.0.2.1");
	}
	expect(await send("::ffff:192.0.2.1")).toBe(429);
	expect(await send("::ffff:192.0.2.2")).toBe(201);
});

test("the site takes twelve times the limit of one sender, and the admin is not counted", async () => {
	let sender = 10;
	while (sender < 250 && (await send(`203.0.113.${sender}`)) === 201) {
		sender += 1;
	}
	const contacts = (await service.get("/rest/v1/contacts?select=id")).body.length;
	const requests = (await service.get("/rest/v1/hire_projects?select=id")).body.length;
	expect(contacts + requests).toBe(60);
	expect((await admin.post("/rest/v1/contacts", rowsOf("admin", 10))).status).toBe(201);
});
