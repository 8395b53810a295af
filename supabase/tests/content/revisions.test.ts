import { newRows, returned } from "../../testing/newRows.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { testWithClock, useBackend } from "../../testing/useBackend.ts";
import { tableFixtures } from "../rights/fixtures/tableFixtures.ts";

const minuteMs = 60_000;
const { backend, service, admin, stranger, clock } = useBackend({ hasClock: true });
const tables = ["essays", "projects"] as const;
type Table = (typeof tables)[number];
afterEach(async () => {
	for (const table of tables) await service.remove(`/rest/v1/${table}?id=neq.none`);
});

const entries = { essays: { ...newRows.essays, date: "2026-11-23" }, projects: { ...newRows.projects, tags: ["a"] } };
const add = (table: Table, by = admin) => by.post(`/rest/v1/${table}`, entries[table], returned);
const change = (table: Table, changes: object, by = admin) => by.patch(`/rest/v1/${table}?id=eq.panen`, changes);
const revisionsOf = async (table: Table): Promise<any[]> =>
	(await admin.get(`/rest/v1/revisions?entity=eq.${table}&entity_id=eq.panen&order=number`)).body;
const titlesOf = async (table: Table) => (await revisionsOf(table)).map(({ number, values }) => `${number} ${values.title}`);

describe.each(tables)("%s", (table) => {
	test("a new row has a first revision with its form's fields, without status and times", async () => {
		await add(table);
		const [first] = await revisionsOf(table);
		expect(first).toMatchObject({ entity: table, entity_id: "panen", number: 1, values: entries[table] });
		const written = Object.keys(tableFixtures[table]?.changes ?? {});
		expect(Object.keys(first.values).sort()).toEqual(written.filter((column) => !/^(status|publish_at)$/.test(column)).sort());
	});

	testWithClock("a change of the text leaves a revision; of the status or the schedule, or to the same text, none", async () => {
		await add(table);
		clock.setOffset(11 * minuteMs);
		await change(table, { status: "published" });
		await change(table, { status: "published", publish_at: "2100-01-01T00:00:00Z" });
		await change(table, entries[table]);
		expect(await titlesOf(table)).toEqual(["1 Panen"]);
		await change(table, { title: "Panen raya" });
		expect(await titlesOf(table)).toEqual(["1 Panen", "2 Panen raya"]);
	});

	testWithClock("drafts that one admin saves within ten minutes are the first and the last of them", async () => {
		await add(table);
		clock.setOffset(5 * minuteMs);
		await change(table, { title: "Two" });
		expect(await titlesOf(table)).toEqual(["1 Panen", "2 Two"]);
		clock.setOffset(14.8 * minuteMs);
		await change(table, { title: "Three" });
		expect(await titlesOf(table)).toEqual(["1 Panen", "2 Three"]);
		clock.setOffset(15.1 * minuteMs);
		await change(table, { title: "Four" });
		expect(await titlesOf(table)).toEqual(["1 Panen", "2 Three", "3 Four"]);
	});

	test("every public text has a revision, even if it was replaced at once, and so has the first draft after it", async () => {
		await add(table);
		await change(table, { title: "Good", status: "published" });
		await change(table, { title: "Oops." });
		await change(table, { title: "Better" });
		await change(table, { status: "draft" });
		for (const title of ["Draft", "Second draft", "Last draft"]) await change(table, { title });
		await change(table, { status: "published" });
		await change(table, { title: "Final" });
		const kept = ["1 Panen", "2 Good", "3 Oops.", "4 Better", "5 Draft", "6 Last draft", "7 Final"];
		expect(await titlesOf(table)).toEqual(kept);
	});

	testWithClock("a text that became public by its schedule stays as well", async () => {
		await add(table);
		await change(table, { title: "Planned", status: "published", publish_at: new Date(Date.now() + 2 * minuteMs).toISOString() });
		clock.setOffset(3 * minuteMs);
		await change(table, { title: "Replaced" });
		expect(await titlesOf(table)).toEqual(["1 Panen", "2 Planned", "3 Replaced"]);
	});

	test("a change reverted within ten minutes leaves no second revision with the same text", async () => {
		await add(table);
		clock.setOffset(11 * minuteMs);
		await change(table, { title: "A mistake" });
		await change(table, { title: "Panen" });
		expect(await titlesOf(table)).toEqual(["1 Panen"]);
	});

	testWithClock("a clock that stepped back does not make later saves one", async () => {
		clock.setOffset(120 * minuteMs);
		await add(table);
		clock.setOffset(0);
		await change(table, { title: "Two" });
		expect(await titlesOf(table)).toEqual(["1 Panen", "2 Two"]);
	});

	testWithClock("after 60 saves the first and the last 50 are left, and each is what was stored", async () => {
		await add(table);
		for (let save = 2; save <= 60; save++) {
			clock.setOffset(save * 11 * minuteMs);
			await change(table, { title: `Save ${save}` });
		}
		const kept = Array.from({ length: 50 }, (_, at) => `${at + 11} Save ${at + 11}`);
		expect(await titlesOf(table)).toEqual(["1 Panen", ...kept]);
		const [first] = await revisionsOf(table);
		await change(table, first.values);
		expect((await admin.get(`/rest/v1/${table}?id=eq.panen`)).body).toMatchObject([entries[table]]);
	});

	test("the service role leaves revisions too, each its own", async () => {
		await add(table, service);
		await change(table, { title: "Two" }, service);
		await change(table, { title: "Three" }, admin);
		await change(table, { title: "Four" }, service);
		expect(await titlesOf(table)).toEqual(["1 Panen", "2 Two", "3 Three", "4 Four"]);
	});
});

// Last, because the stranger becomes an admin.
test("saves by two admins are never one revision", async () => {
	await runSiteCommand({ DATA_DIR: backend.dataDir }, "admin:add", backend.strangerEmail);
	await add("essays");
	await change("essays", { title: "Two" }, stranger);
	await change("essays", { title: "Two and a half" }, stranger);
	await change("essays", { title: "Three" }, admin);
	expect(await titlesOf("essays")).toEqual(["1 Panen", "2 Two and a half", "3 Three"]);
});
