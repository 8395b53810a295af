import { createDuePurge } from "./createDuePurge.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A clock whose next due time a test sets; null if nothing is due. */
function open(first: number | null | Error) {
	let dueAt = toTime(first);
	const purge = jest.fn();
	const scheduleAgain = createDuePurge(
		{
			read: async () => {
				if (dueAt instanceof Error) throw dueAt;
				const nextDueInMs = dueAt !== null && dueAt > Date.now() ? dueAt - Date.now() : null;
				return { now: new Date(), nextDueInMs };
			},
		},
		purge,
	);
	return {
		purge,
		scheduleAgain,
		setDue: (due: number | null) => {
			dueAt = toTime(due);
		},
	};
}
const toTime = (due: number | null | Error) => (typeof due === "number" ? Date.now() + due : due);

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

test("a failed read is repeated within a minute", async () => {
	const { purge, setDue } = open(new Error("no backend"));
	await jest.advanceTimersByTimeAsync(1_000);
	setDue(90_000);
	await jest.advanceTimersByTimeAsync(90_000);
	expect(purge).toHaveBeenCalledTimes(1);
});
