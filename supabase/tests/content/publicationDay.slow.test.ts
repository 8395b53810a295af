import { newRows, returned } from "../../testing/newRows.ts";
import { testWithClock, useBackend } from "../../testing/useBackend.ts";

const dayMs = 86_400_000;
const { admin, service, clock } = useBackend({ hasClock: true });
afterEach(() => service.remove("/rest/v1/essays?id=neq.none"));

/** A day in the site's time zone, Asia/Jakarta, as many days from now as the clock of the database. */
const dayAfter = (days: number) => new Date(Date.now() + days * dayMs + 7 * 3_600_000).toISOString().slice(0, 10);
const add = async (values: object = {}) =>
	(await admin.post("/rest/v1/essays", { ...newRows.essays, ...values }, returned)).body[0];
const change = async (values: object) =>
	(await admin.patch("/rest/v1/essays?id=eq.panen", values, returned)).body[0] as { date: string };

testWithClock("a draft that is published weeks later is of the day of its first publication, and stays so", async () => {
	const { date } = await add();
	expect(date).toBe(dayAfter(0));
	clock.setOffset(30 * dayMs);
	expect((await change({ title: "Edited", date })).date).toBe(date);
	// The form sends the date that it shows.
	expect((await change({ status: "published", date })).date).toBe(dayAfter(30));
	clock.setOffset(40 * dayMs);
	await change({ status: "draft" });
	clock.setOffset(50 * dayMs);
	expect((await change({ status: "published" })).date).toBe(dayAfter(30));
});

testWithClock("a schedule gives the day of its moment, also when it is moved", async () => {
	await add();
	const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
	expect((await change({ status: "published", publish_at: at(20) })).date).toBe(dayAfter(20));
	clock.setOffset(2 * dayMs);
	expect((await change({ publish_at: at(25) })).date).toBe(dayAfter(25));
	expect((await change({ publish_at: null })).date).toBe(dayAfter(2));
});

testWithClock("a date that a person set stays", async () => {
	await add({ date: "2020-05-17" });
	clock.setOffset(30 * dayMs);
	expect((await change({ status: "published" })).date).toBe("2020-05-17");
	await service.remove("/rest/v1/essays?id=neq.none");
	await add();
	await change({ date: "2021-01-02" });
	expect((await change({ status: "published", date: "2021-01-02" })).date).toBe("2021-01-02");
	expect((await change({ date: dayAfter(0) })).date).toBe(dayAfter(0));
});

test("an essay published at once gets today's date, or the given one", async () => {
	expect((await add({ status: "published" })).date).toBe(dayAfter(0));
	expect((await add({ status: "published", date: "2019-09-09" })).date).toBe("2019-09-09");
});
