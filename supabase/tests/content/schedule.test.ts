import { movableClock } from "../../testing/clock/movableClock.ts";
import { testWithClock } from "../../testing/clock/testWithClock.ts";
import { asAccount, asAdmin, asVisitor, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

const minuteMs = 60_000;
const clock = movableClock();
let backend: TestBackend;
let admin: Caller;
let stranger: Caller;
let visitor: Caller;

beforeAll(async () => {
	backend = await startBackend({ environment: clock.environment });
	admin = await asAdmin(backend);
	stranger = await asAccount(backend, backend.strangerEmail, backend.strangerPassword);
	visitor = asVisitor(backend);
});
beforeEach(() => clock.setOffset(0));
afterEach(async () => {
	clock.setOffset(0);
	for (const table of ["essays", "projects"]) await admin.remove(`/rest/v1/${table}?id=neq.none`);
});
afterAll(async () => {
	await backend?.stop();
	clock.remove();
});

const returned = { prefer: "return=representation" };
const entries = {
	essays: { title: "Panen", excerpt: "e", content: "c" },
	projects: { title: "Panen", description: "d", preview_url: "/p.png", year: "2026" },
};
const timeIn = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();
const publish = (table: keyof typeof entries, publishAt: string | null) =>
	admin.post(`/rest/v1/${table}`, { ...entries[table], status: "published", publish_at: publishAt }, returned);
const isSeenBy = async (caller: Caller, table: string) => (await caller.get(`/rest/v1/${table}?select=id`)).body.length === 1;

describe.each(["essays", "projects"] as const)("%s", (table) => {
	testWithClock("a scheduled one is public from its time on, by the database's clock", async () => {
		expect((await publish(table, timeIn(20))).status).toBe(201);
		expect([await isSeenBy(visitor, table), await isSeenBy(stranger, table), await isSeenBy(admin, table)]).toEqual([
			false,
			false,
			true,
		]);
		clock.setOffset(19.5 * minuteMs);
		expect([await isSeenBy(visitor, table), await isSeenBy(stranger, table)]).toEqual([false, false]);
		clock.setOffset(20.1 * minuteMs);
		expect([await isSeenBy(visitor, table), await isSeenBy(stranger, table)]).toEqual([true, true]);
	});

	test("a draft stays hidden when its time comes", async () => {
		await admin.post(`/rest/v1/${table}`, { ...entries[table], status: "draft", publish_at: timeIn(1) });
		clock.setOffset(2 * minuteMs);
		expect(await isSeenBy(visitor, table)).toBe(false);
	});

	test("a time in the past is refused and nothing is stored", async () => {
		const refused = { code: "23514", message: "publish_at is in the past" };
		expect((await publish(table, timeIn(-1))).body).toMatchObject(refused);
		expect((await admin.get(`/rest/v1/${table}`)).body).toEqual([]);
		const [{ id }] = (await publish(table, timeIn(5))).body;
		expect((await admin.patch(`/rest/v1/${table}?id=eq.${id}`, { publish_at: timeIn(-1) })).body).toMatchObject(refused);
		expect((await publish(table, "infinity")).status).toBeGreaterThanOrEqual(400);
	});

	test("what came out at its time can be edited without a new time", async () => {
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
	await admin.post("/rest/v1/essays", { ...entries.essays, status: "draft", publish_at: timeIn(3) });
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
