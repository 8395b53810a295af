import { movableClock } from "../../testing/clock/movableClock.ts";
import { testWithClock } from "../../testing/clock/testWithClock.ts";
import { asAccount, asAdmin, asService, type Caller } from "../../testing/createCaller.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

const minuteMs = 60_000;
const clock = movableClock();
let backend: TestBackend;
let admin: Caller;
let service: Caller;

beforeAll(async () => {
	backend = await startBackend({ environment: clock.environment });
	admin = await asAdmin(backend);
	service = asService(backend);
});
beforeEach(() => clock.setOffset(0));
afterEach(async () => {
	clock.setOffset(0);
	for (const table of ["essays", "projects"]) await service.remove(`/rest/v1/${table}?id=neq.none`);
});
afterAll(async () => {
	await backend?.stop();
	clock.remove();
});

const returned = { prefer: "return=representation" };
const entries = {
	essays: { title: "Panen", date: "2026-11-23", excerpt: "e", content: "c" },
	projects: { title: "Panen", description: "d", preview_url: "/p.png", year: "2026", tags: ["a"] },
};
type Table = keyof typeof entries;
const add = (table: Table, by = admin) => by.post(`/rest/v1/${table}`, entries[table], returned);
const change = (table: Table, changes: object, by = admin) => by.patch(`/rest/v1/${table}?id=eq.panen`, changes);
const revisionsOf = async (table: Table, by = admin): Promise<any[]> =>
	(await by.get(`/rest/v1/revisions?entity=eq.${table}&entity_id=eq.panen&order=number`)).body;
const titlesOf = async (table: Table) => (await revisionsOf(table)).map(({ number, values }) => [number, values.title]);

describe.each(["essays", "projects"] as const)("%s", (table) => {
	test("a new one leaves the first revision: what its form writes, without status and times", async () => {
		await add(table);
		const [first] = await revisionsOf(table);
		expect(first).toMatchObject({ entity: table, entity_id: "panen", number: 1, values: entries[table] });
		const others =
			table === "essays"
				? ["description", "featured_image", "language", "reading_time", "share_image", "topics", "translation_of"]
				: ["content", "project_url", "share_image"];
		expect(Object.keys(first.values).sort()).toEqual([...Object.keys(entries[table]), ...others].sort());
	});

	testWithClock("a change of the text leaves a revision; of the status or the schedule, or to the same text, none", async () => {
		await add(table);
		clock.setOffset(11 * minuteMs);
		await change(table, { status: "published" });
		await change(table, { status: "published", publish_at: "2100-01-01T00:00:00Z" });
		await change(table, entries[table]);
		expect(await titlesOf(table)).toEqual([[1, "Panen"]]);
		await change(table, { title: "Panen raya" });
		expect(await titlesOf(table)).toEqual([
			[1, "Panen"],
			[2, "Panen raya"],
		]);
	});

	testWithClock("saves by one admin within ten minutes of a revision are that revision", async () => {
		await add(table);
		clock.setOffset(9.8 * minuteMs);
		await change(table, { title: "Two" });
		expect(await titlesOf(table)).toEqual([[1, "Two"]]);
		clock.setOffset(10.1 * minuteMs);
		await change(table, { title: "Three" });
		clock.setOffset(15 * minuteMs);
		await change(table, { title: "Four" });
		expect(await titlesOf(table)).toEqual([
			[1, "Two"],
			[2, "Four"],
		]);
	});

	test("a change that is taken back within ten minutes leaves no second revision with the same text", async () => {
		await add(table);
		clock.setOffset(11 * minuteMs);
		await change(table, { title: "A mistake" });
		await change(table, { title: "Panen" });
		expect(await titlesOf(table)).toEqual([[1, "Panen"]]);
	});

	testWithClock("a clock that stepped back does not make later saves one", async () => {
		clock.setOffset(120 * minuteMs);
		await add(table);
		clock.setOffset(0);
		await change(table, { title: "Two" });
		expect(await titlesOf(table)).toEqual([
			[1, "Panen"],
			[2, "Two"],
		]);
	});

	testWithClock("after 60 saves the first and the last 50 are left, and each is what was stored", async () => {
		await add(table);
		for (let save = 2; save <= 60; save++) {
			clock.setOffset(save * 11 * minuteMs);
			await change(table, { title: `Save ${save}` });
		}
		const kept = Array.from({ length: 50 }, (_, at) => [at + 11, `Save ${at + 11}`]);
		expect(await titlesOf(table)).toEqual([[1, "Panen"], ...kept]);
		const [first] = await revisionsOf(table);
		await change(table, first.values);
		expect((await admin.get(`/rest/v1/${table}?id=eq.panen`)).body).toMatchObject([entries[table]]);
	});

	test("the service role leaves revisions too, each its own", async () => {
		await add(table, service);
		await change(table, { title: "Two" }, service);
		await change(table, { title: "Three" }, admin);
		await change(table, { title: "Four" }, service);
		expect((await titlesOf(table)).map(([, title]) => title)).toEqual(["Panen", "Two", "Three", "Four"]);
	});
});

// Last, because the stranger becomes an admin.
test("saves by two admins are never one revision", async () => {
	await runSiteCommand({ DATA_DIR: backend.dataDir }, "admin:add", backend.strangerEmail);
	const second = await asAccount(backend, backend.strangerEmail, backend.strangerPassword);
	await add("essays");
	await change("essays", { title: "Two" }, second);
	await change("essays", { title: "Two and a half" }, second);
	await change("essays", { title: "Three" }, admin);
	expect(await titlesOf("essays")).toEqual([
		[1, "Panen"],
		[2, "Two and a half"],
		[3, "Three"],
	]);
});
