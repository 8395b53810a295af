import { createRowCheck } from "./createRowCheck.ts";

beforeEach(() => void jest.useFakeTimers({ doNotFake: ["setImmediate"] }));
afterEach(() => void jest.useRealTimers());

/** Updates that a test ends one by one. */
function open() {
	const running: ((error?: Error) => void)[] = [];
	const update = jest.fn(
		() => new Promise<void>((resolve, reject) => running.push((error) => (error ? reject(error) : resolve()))),
	);
	const turn = () => new Promise(setImmediate);
	return {
		check: createRowCheck(update),
		update,
		turn,
		end: async (error?: Error) => {
			running.shift()?.(error);
			await turn();
		},
	};
}

test("calls during an update share the one that begins after it", async () => {
	const { check, update, turn, end } = open();
	const results: boolean[] = [];
	const first = check();
	await turn();
	for (const later of [check(), check()]) void later.then((result) => results.push(result));
	await end();
	expect([await first, results, update.mock.calls.length]).toEqual([true, [], 2]);
	await end();
	expect([results, update.mock.calls.length]).toEqual([[true, true], 2]);
});

test("a failed update says so, and is repeated until it succeeds", async () => {
	const { check, update, turn, end } = open();
	const first = check();
	await turn();
	await end(new Error("away"));
	expect(await first).toBe(false);
	for (const error of [new Error("away"), undefined, undefined]) {
		jest.advanceTimersByTime(5_000);
		await turn();
		await end(error);
	}
	expect(update).toHaveBeenCalledTimes(3);
});
