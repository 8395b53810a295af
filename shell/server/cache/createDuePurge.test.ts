import { createDuePurge } from "./createDuePurge.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

type Due = number | null | Error | Promise<void>;

/**
 * A clock whose next due time a test sets; null if nothing is due. After a promise it answers that something
 * is due at once.
 */
function open(first: Due) {
	let dueAt = toTime(first);
	const purge = jest.fn();
	const scheduleAgain = createDuePurge(
		{
			read: async () => {
				if (dueAt instanceof Error) throw dueAt;
				if (dueAt instanceof Promise) return dueAt.then(() => ({ now: new Date(), nextDueInMs: 0 }));
				const nextDueInMs = dueAt !== null && dueAt > Date.now() ? dueAt - Date.now() : null;
				return { now: new Date(), nextDueInMs };
			},
		},
		purge,
	);
	return {
		purge,
		scheduleAgain,
		setDue: (due: Due) => {
			dueAt = toTime(due);
		},
	};
}
const toTime = (due: Due) => (typeof due === "number" ? Date.now() + due : due);

test("the cache is purged when the next one is due, once and not before", async () => {
	const { purge } = open(5_000);
	await jest.advanceTimersByTimeAsync(4_999);
	expect(purge).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(purge).toHaveBeenCalledTimes(1);
	await jest.advanceTimersByTimeAsync(600_000);
	expect(purge).toHaveBeenCalledTimes(1);
});

test("what is due later than a minute is purged at its time", async () => {
	const { purge } = open(570_000);
	await jest.advanceTimersByTimeAsync(569_999);
	expect(purge).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(purge).toHaveBeenCalledTimes(1);
});

test("a write that schedules something earlier is heard at once", async () => {
	const { purge, setDue, scheduleAgain } = open(null);
	await jest.advanceTimersByTimeAsync(1_000);
	setDue(3_000);
	scheduleAgain();
	await jest.advanceTimersByTimeAsync(3_000);
	expect(purge).toHaveBeenCalledTimes(1);
});

test("a write that ends the schedule purges nothing", async () => {
	const { purge, setDue, scheduleAgain } = open(5_000);
	await jest.advanceTimersByTimeAsync(1_000);
	setDue(null);
	scheduleAgain();
	await jest.advanceTimersByTimeAsync(60_000);
	expect(purge).not.toHaveBeenCalled();
});

test("a failed read is repeated within a minute, and what became due meanwhile is purged", async () => {
	const { purge, setDue } = open(new Error("no backend"));
	await jest.advanceTimersByTimeAsync(1_000);
	setDue(30_000);
	await jest.advanceTimersByTimeAsync(58_999);
	expect(purge).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(purge).toHaveBeenCalledTimes(1);
});

test.each([
	["of the next minute", 60_000],
	["after a write", 85_000],
])("a failed read %s forgets no due time", async (_, failsAtMs) => {
	const { purge, setDue, scheduleAgain } = open(90_000);
	await jest.advanceTimersByTimeAsync(failsAtMs - 1);
	setDue(new Error("no backend"));
	if (failsAtMs !== 60_000) scheduleAgain();
	await jest.advanceTimersByTimeAsync(90_000 - failsAtMs);
	expect(purge).not.toHaveBeenCalled();
	setDue(null);
	await jest.advanceTimersByTimeAsync(1);
	expect(purge).toHaveBeenCalledTimes(1);
});

test("a read that does not end holds up no due time", async () => {
	const { purge, setDue, scheduleAgain } = open(5_000);
	await jest.advanceTimersByTimeAsync(4_000);
	setDue(new Promise(() => {}));
	scheduleAgain();
	await jest.advanceTimersByTimeAsync(1_000);
	expect(purge).toHaveBeenCalledTimes(1);
});

test("a read that ends after a later one schedules nothing", async () => {
	let end = () => {};
	const { purge, setDue, scheduleAgain } = open(new Promise<void>((resolve) => (end = resolve)));
	setDue(null);
	scheduleAgain();
	end();
	await jest.advanceTimersByTimeAsync(1_000);
	expect(purge).not.toHaveBeenCalled();
});

test("what a read has seen become due before its timer ran is purged", async () => {
	const { purge, setDue, scheduleAgain } = open(5_000);
	await jest.advanceTimersByTimeAsync(4_000);
	jest.setSystemTime(Date.now() + 1_000);
	setDue(null);
	scheduleAgain();
	await jest.advanceTimersByTimeAsync(0);
	expect(purge).toHaveBeenCalledTimes(1);
});
