import type { Caller } from "../../testing/createCaller.ts";
import { newRows, returned } from "../../testing/newRows.ts";
import { testWithClock, useBackend } from "../../testing/useBackend.ts";

const minuteMs = 60_000;
const { visitor, admin, stranger, clock } = useBackend({ hasClock: true });
const tables = ["essays", "projects"] as const;
afterEach(async () => {
	for (const table of tables) await admin.remove(`/rest/v1/${table}?id=neq.none`);
});

const timeIn = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();
const publish = (table: (typeof tables)[number], publishAt: string | null) =>
	admin.post(`/rest/v1/${table}`, { ...newRows[table], status: "published", publish_at: publishAt }, returned);
const isSeenBy = async (caller: Caller, table: string) => (await caller.get(`/rest/v1/${table}?select=id`)).body.length === 1;

describe.each(tables)("%s", (table) => {
	testWithClock("a scheduled one is public from its time on, by the database's clock", async () => {
		expect((await publish(table, timeIn(20))).status).toBe(201);
		const seenBy = () => Promise.all([visitor, stranger, admin].map((caller) => isSeenBy(caller, table)));
		expect(await seenBy()).toEqual([false, false, true]);
		clock.setOffset(19.5 * minuteMs);
		expect(await seenBy()).toEqual([false, false, true]);
		clock.setOffset(20.1 * minuteMs);
		expect(await seenBy()).toEqual([true, true, true]);
	});

	test("a time in the past is refused by name", async () => {
		expect((await publish(table, timeIn(-1))).body).toMatchObject({ code: "23514", message: "publish_at is in the past" });
	});

	test("an entry published at its scheduled time can be edited without a new time", async () => {
		const publishAt = timeIn(5);
		const [{ id }] = (await publish(table, publishAt)).body;
		clock.setOffset(6 * minuteMs);
		const changes = { title: "Panen raya", publish_at: publishAt };
		expect((await admin.patch(`/rest/v1/${table}?id=eq.${id}`, changes)).body).toMatchObject([{ title: "Panen raya" }]);
	});
});

testWithClock("the clock tells visitors the next due time ten minutes ahead, and no plan beyond", async () => {
	const nextDueInMs = async () => (await visitor.get("/rest/v1/publication_clock")).body[0].next_due_in_ms;
	expect(await nextDueInMs()).toBeNull();
	await publish("projects", timeIn(30));
	await admin.post("/rest/v1/essays", { ...newRows.essays, status: "draft", publish_at: timeIn(3) });
	expect(await nextDueInMs()).toBeNull();
	await publish("essays", timeIn(9));
	expect(await nextDueInMs()).toBeGreaterThan(8.9 * minuteMs);
	expect(await nextDueInMs()).toBeLessThanOrEqual(9 * minuteMs);
	clock.setOffset(25 * minuteMs);
	expect(await nextDueInMs()).toBeLessThanOrEqual(5 * minuteMs);
});

testWithClock("the clock is the database's", async () => {
	clock.setOffset(7 * minuteMs);
	const { now } = (await visitor.get("/rest/v1/publication_clock")).body[0];
	expect(Math.abs(Date.parse(now) - Date.now() - 7 * minuteMs)).toBeLessThan(5_000);
});
