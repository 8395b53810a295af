import { newRows, returned } from "../../testing/newRows.ts";
import { testWithClock, useBackend } from "../../testing/useBackend.ts";

const hourMs = 3_600_000;
const dayHours = 24;
const { service, admin, clock } = useBackend({ hasClock: true });
afterEach(async () => {
	for (const table of ["contacts", "hire_projects"]) await service.remove(`/rest/v1/${table}?id=not.is.null`);
});

type Table = "contacts" | "hire_projects";
interface Figures {
	answered: number;
	median_seconds: number | null;
	by_duration: number[];
	weeks: { week: string; messages: number; requests: number }[];
}
const path = "/rest/v1/rpc/enquiry_figures";
const figures = async (time_zone = "Asia/Jakarta"): Promise<Figures> => (await admin.post(path, { time_zone })).body;
/** The median in hours, rounded to minutes. */
const medianHours = async () => Math.round(((await figures()).median_seconds ?? Number.NaN) / 60) / 60;

/** Stores an enquiry as if it had come so many hours ago. */
async function receive(table: Table, hoursAgo: number, fields: object = {}): Promise<string> {
	clock.setOffset(-hoursAgo * hourMs);
	const stored = await service.post(`/rest/v1/${table}`, { ...newRows[table], ...fields }, returned);
	clock.setOffset(0);
	return stored.body[0].id;
}
/** Sets the status of an enquiry as if it had been so many hours ago. */
async function setStatus(table: Table, id: string, status: string, hoursAgo: number): Promise<void> {
	clock.setOffset(-hoursAgo * hourMs);
	expect((await service.patch(`/rest/v1/${table}?id=eq.${id}`, { status })).status).toBeLessThan(300);
	clock.setOffset(0);
}
/** An enquiry that was answered after so many hours, a day ago. */
async function answer(table: Table, hours: number, status = table === "contacts" ? "replied" : "accepted"): Promise<string> {
	const id = await receive(table, dayHours + hours);
	await setStatus(table, id, status, dayHours);
	return id;
}

testWithClock(
	"the median of one answer is that answer, of an odd number the middle one, of an even number between the two",
	async () => {
		await answer("contacts", 10);
		expect(await medianHours()).toBe(10);
		await answer("hire_projects", 0.5);
		await answer("contacts", 3);
		expect(await medianHours()).toBe(3);
		await answer("contacts", 100);
		expect(await medianHours()).toBe(6.5);
		expect(await figures()).toMatchObject({ answered: 4, by_duration: [1, 1, 1, 0, 1] });
	},
);

testWithClock("an answer counts whether it was read before or not, and reading alone is none", async () => {
	const read = await receive("contacts", 9);
	await setStatus("contacts", read, "read", 8);
	expect((await figures()).answered).toBe(0);
	await setStatus("contacts", read, "replied", 7);
	expect(await medianHours()).toBe(2);
	const request = await receive("hire_projects", 9);
	await setStatus("hire_projects", request, "reviewing", 5);
	await setStatus("hire_projects", request, "accepted", 3);
	expect(await figures()).toMatchObject({ answered: 2, by_duration: [0, 1, 1, 0, 0] });
	expect(await medianHours()).toBe(3);
});

testWithClock.each([
	["contacts", "replied", "read"],
	["hire_projects", "rejected", "pending"],
] as const)(
	"of %s, a status that was taken back answers nothing, and the next answer counts",
	async (table, answered, waiting) => {
		const id = await receive(table, 9);
		await setStatus(table, id, answered, 8.5);
		await setStatus(table, id, waiting, 8);
		expect(await figures()).toMatchObject({ answered: 0, median_seconds: null, by_duration: [0, 0, 0, 0, 0] });
		await setStatus(table, id, answered, 3);
		expect(await figures()).toMatchObject({ answered: 1, by_duration: [0, 0, 1, 0, 0] });
		expect(await medianHours()).toBe(6);
	},
);

testWithClock("an enquiry that is deleted, or was answered more than 30 days ago, does not count", async () => {
	const deleted = await answer("contacts", 1);
	const request = await receive("hire_projects", 32 * dayHours);
	await setStatus("hire_projects", request, "reviewing", 31 * dayHours);
	await setStatus("hire_projects", request, "accepted", 4);
	const late = await receive("contacts", 31 * dayHours);
	await setStatus("contacts", late, "replied", 29 * dayHours);
	expect((await figures()).answered).toBe(2);
	await service.remove(`/rest/v1/contacts?id=eq.${deleted}`);
	expect(await figures()).toMatchObject({ answered: 1, by_duration: [0, 0, 0, 1, 0] });
});

testWithClock("an answer that the clock puts before its enquiry took no time", async () => {
	const id = await receive("contacts", 2);
	await setStatus("contacts", id, "replied", 3);
	expect(await figures()).toMatchObject({ answered: 1, median_seconds: 0, by_duration: [1, 0, 0, 0, 0] });
});

testWithClock("a week begins at Monday's midnight of the given time zone", async () => {
	const midnight = Date.parse(`${(await figures()).weeks.at(-1)?.week}T00:00:00+07:00`);
	const before = (minutes: number) => (Date.now() - midnight) / hourMs + minutes / 60;
	await receive("contacts", before(5));
	await receive("contacts", before(-5));
	await receive("hire_projects", before(-5) + 25 * 7 * dayHours);
	await receive("hire_projects", before(5) + 25 * 7 * dayHours);
	const jakarta = (await figures()).weeks;
	expect(jakarta.slice(-2)).toMatchObject([{ messages: 1 }, { messages: 1 }]);
	expect(jakarta[0]).toMatchObject({ messages: 0, requests: 1 });
	const { weeks } = await figures("America/Los_Angeles");
	expect(weeks.filter(({ messages }) => messages > 0)).toMatchObject([{ messages: 2 }]);
});

test("an unknown time zone is refused", async () => {
	expect((await admin.post(path, { time_zone: "Mars/Olympus" })).status).toBe(400);
});
