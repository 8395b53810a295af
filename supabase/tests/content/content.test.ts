import { asAdmin, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

let backend: TestBackend;
let admin: Caller;

beforeAll(async () => {
	backend = await startBackend();
	admin = await asAdmin(backend);
});
afterAll(() => backend?.stop());

const returned = { prefer: "return=representation" };
const essay = { excerpt: "e", content: "c" };
const project = { description: "d", preview_url: "/p.png", year: "2026" };
const job = { position: "Designer", company: "Studio", location: "Bandung", start_date: "2020-01-01" };
const addEssay = async (title: string) => (await admin.post("/rest/v1/essays", { ...essay, title }, returned)).body[0];
const addJob = async (values: object) => (await admin.post("/rest/v1/jobs", { ...job, ...values }, returned)).body[0];

test.each([
	["Merancang API yang Tenang", "merancang-api-yang-tenang"],
	["Çà et là: l’été déjà", "ca-et-la-lete-deja"],
	["Straße & Œuvre, Łódź / Søndag", "strasse-oeuvre-lodz-sondag"],
	["Чайковский и Щука", "chaikovskii-i-shchuka"],
	["Ἀθήνα ΨΥΧΗ", "athina-psychi"],
	["  --Hello,   World!!--  ", "hello-world"],
])("the title %j makes the slug %j", async (title, id) => {
	expect((await addEssay(title)).id).toBe(id);
});

test("the same title again counts up, also when ten arrive at once", async () => {
	const rows = await Promise.all(Array.from({ length: 10 }, () => addEssay("One title")));
	expect(rows.map(({ id }) => id).sort()).toEqual([
		"one-title",
		...[10, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `one-title-${number}`),
	]);
});

test("a long title is cut at a word to at most 80 characters, its number included", async () => {
	const title = "The quick brown fox jumps over the lazy dog and then goes on for a very long time indeed";
	const first = await addEssay(title);
	const second = await addEssay(title);
	expect(first.id).toBe("the-quick-brown-fox-jumps-over-the-lazy-dog-and-then-goes-on-for-a-very-long");
	expect(second.id).toBe(`${first.id}-2`);
	expect((await addEssay("x".repeat(200))).id).toBe("x".repeat(80));
	expect((await addEssay("x".repeat(200))).id).toBe(`${"x".repeat(78)}-2`);
});

test("a title without letters gets a random slug named after its kind", async () => {
	expect((await addEssay("こんにちは")).id).toMatch(/^essay-[0-9a-f]{8}$/);
	const added = await admin.post("/rest/v1/projects", { ...project, title: "!!!" }, returned);
	expect(added.body[0].id).toMatch(/^project-[0-9a-f]{8}$/);
});

test("each save moves updated_at on, even within one tick of the clock, and keeps created_at", async () => {
	const { id, created_at } = await addEssay("Saved often");
	const times = new Set<string>();
	for (let index = 0; index < 20; index++) {
		const [saved] = (await admin.patch(`/rest/v1/essays?id=eq.${id}`, { excerpt: `${index}` })).body;
		expect(saved.created_at).toBe(created_at);
		times.add(saved.updated_at);
	}
	expect(times.size).toBe(20);
});

test("a save that compares updated_at fails after another save in between", async () => {
	const { id, updated_at } = await addEssay("Two tabs");
	await admin.patch(`/rest/v1/essays?id=eq.${id}`, { excerpt: "theirs" });
	const late = await admin.patch(`/rest/v1/essays?id=eq.${id}&updated_at=eq.${encodeURIComponent(updated_at)}`, {
		excerpt: "mine",
	});
	expect(late.body).toEqual([]);
});

test("two jobs made current at once leave exactly one", async () => {
	const jobs = await Promise.all([addJob({}), addJob({})]);
	for (let round = 0; round < 5; round++) {
		await Promise.all(jobs.map(({ id }) => admin.patch(`/rest/v1/jobs?id=eq.${id}`, { is_current: true })));
		expect((await admin.get("/rest/v1/jobs?select=id&is_current=is.true")).body).toHaveLength(1);
	}
});

test("a delete without a condition is refused", async () => {
	expect((await admin.remove("/rest/v1/jobs")).status).toBeGreaterThanOrEqual(400);
	expect((await admin.get("/rest/v1/jobs?select=id")).body.length).toBeGreaterThan(0);
});
