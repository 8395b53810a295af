import { createVisitCounter, readVisit } from "../../embedded/gateway/createVisitCounter.ts";

const visit = { path: "/", referrer: "", device: "phone", headers: {} };

/** A counter whose database answers when the test lets it. */
function createCounter() {
	const batches: number[] = [];
	let answer: () => void = () => {};
	let isFailing = false;
	const count = createVisitCounter({
		record: ((_: string, visits: unknown[]) => {
			batches.push(visits.length);
			return new Promise<void>((resolve, reject) => {
				answer = () => (isFailing ? reject(new Error("no database")) : resolve());
			});
		}) as never,
	});
	return {
		batches,
		count: (network: string) => count(visit, network),
		answer: async (fails = false) => {
			isFailing = fails;
			await new Promise(setImmediate);
			answer();
			await new Promise(setImmediate);
		},
	};
}

test("visits that arrive together are counted together, at most fifty, one batch after another", async () => {
	const { batches, count, answer } = createCounter();
	const counted = Array.from({ length: 101 }, (_, index) => count(`n${index}`));
	await new Promise(setImmediate);
	expect(batches).toEqual([50]);
	for (let at = 0; at < 3; at++) await answer();
	await Promise.all(counted);
	expect(batches).toEqual([50, 50, 1]);
});

test("visits that arrive while a batch is counted are in the next one", async () => {
	const { batches, count, answer } = createCounter();
	const first = Array.from({ length: 51 }, (_, index) => count(`n${index}`));
	await new Promise(setImmediate);
	const next = [count("a"), count("b")];
	await answer();
	await answer();
	await Promise.all([...first, ...next]);
	expect(batches).toEqual([50, 3]);
});

test("a batch that the database refuses does not stop the next", async () => {
	const { count, answer } = createCounter();
	const first = count("a").catch((error: Error) => error.message);
	await answer(true);
	expect(await first).toBe("no database");
	const next = count("a");
	await answer();
	await expect(next).resolves.toBeUndefined();
});

test("a hundred visits of a network wait, and two thousand of all; then there is room again", async () => {
	const { count, answer } = createCounter();
	const waiting = Array.from({ length: 100 }, () => count("a"));
	await expect(count("a")).rejects.toThrow("too many visits wait");
	for (let at = 0; at < 1_900; at++) waiting.push(count(`b${at % 19}`));
	await expect(count("c")).rejects.toThrow("too many visits wait");
	await answer();
	waiting.push(count("c"));
	while (waiting.length > 50) await Promise.all([answer(), ...waiting.splice(0, 50)]);
	await Promise.all([answer(), ...waiting]);
	const again = Array.from({ length: 100 }, () => count("a"));
	await expect(count("a")).rejects.toThrow("too many visits wait");
	for (let at = 0; at < 2; at++) await answer();
	await Promise.all(again);
});

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const texts = { path: "/", referrer: "https://a.example/", device: "phone" };

test("a view is its three texts", () => {
	expect(readVisit(bytesOf(texts))).toEqual(texts);
});

test.each([
	{ ...texts, path: undefined },
	{ ...texts, path: 1 },
	{ ...texts, referrer: null },
	{ ...texts, device: ["phone"] },
	{ ...texts, path: "/\0" },
	{ ...texts, device: "\ud800" },
	{ ...texts, more: 1 },
	null,
	"",
])("the body %j is no view", (body) => {
	expect(readVisit(bytesOf(body))).toBeUndefined();
});

test("a body that is no JSON is no view", () => {
	expect([readVisit(undefined), readVisit(new TextEncoder().encode("{"))]).toEqual([undefined, undefined]);
});
