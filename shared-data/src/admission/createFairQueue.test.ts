import { type Caller, createFairQueue, Overloaded } from "./createFairQueue.ts";
import { networkOf } from "./networkOf.ts";

/** A queue whose tasks end by hand; `started` has their names in order. */
function setUp(options: Parameters<typeof createFairQueue>[0]) {
	const queue = createFairQueue(options);
	const started: string[] = [];
	const refused: string[] = [];
	const ends = new Map<string, () => void>();
	const add = (name: string, caller: Partial<Caller> = {}) => {
		const task = () =>
			new Promise<void>((resolve) => {
				started.push(name);
				ends.set(name, resolve);
			});
		queue.run({ network: name.slice(0, 1), ...caller }, task).catch((error) => {
			expect(error).toBeInstanceOf(Overloaded);
			refused.push(name);
		});
	};
	const turn = () => new Promise(setImmediate);
	const end = async (name: string) => {
		ends.get(name)?.();
		await turn();
	};
	return { add, end, turn, started, refused, load: queue.load };
}

test("one network leaves a place to others, and networks take turns", async () => {
	const { add, end, turn, started } = setUp({ maxRunning: 3, maxWaiting: 10 });
	for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) add(name);
	await turn();
	expect(started).toEqual(["a1", "a2", "b1"]);
	await end("a1");
	await end("b1");
	await end("a2");
	await end("a3");
	expect(started).toEqual(["a1", "a2", "b1", "a3", "b2", "c1", "a4"]);
});

test("more than may wait are refused at once, of the network that has most of them", async () => {
	const { add, turn, refused, load } = setUp({ maxRunning: 2, maxWaiting: 4 });
	for (let index = 0; index < 100; index++) add(`a${index}`);
	await turn();
	expect(load()).toEqual({ running: 1, waiting: 4 });
	expect(refused).toHaveLength(95);
	add("b1");
	for (const name of ["b2", "b3", "c1", "c2"]) add(name);
	await turn();
	expect(refused.slice(95)).toEqual(["a4", "a3", "a2", "c2"]);
	expect(load()).toEqual({ running: 2, waiting: 4 });
});

test("trusted callers go first within the limit, are not refused, and leave their network its share", async () => {
	const { add, end, turn, started, refused, load } = setUp({ maxRunning: 2, maxWaiting: 1 });
	for (const name of ["a1", "b1", "x0"]) add(name);
	for (const name of ["x1", "x2"]) add(name, { isTrusted: true });
	await turn();
	expect([started, load()]).toEqual([["a1", "b1"], { running: 2, waiting: 3 }]);
	await end("a1");
	await end("b1");
	expect(started).toEqual(["a1", "b1", "x1", "x2"]);
	await end("x1");
	expect(started).toEqual(["a1", "b1", "x1", "x2", "x0"]);
	expect(refused).toEqual([]);
});

test("a caller that leaves gives only its own place up, and its task never runs", async () => {
	const { add, end, turn, started, refused, load } = setUp({ maxRunning: 1, maxWaiting: 5 });
	const stop = new AbortController();
	const leaving = { signal: stop.signal };
	add("a1", leaving);
	add("b1", leaving);
	add("x1", { ...leaving, isTrusted: true });
	add("a2");
	stop.abort();
	add("c1", leaving);
	await turn();
	expect([refused, load()]).toEqual([["b1", "x1", "c1"], { running: 1, waiting: 1 }]);
	await end("a1");
	expect([started, load()]).toEqual([["a1", "a2"], { running: 1, waiting: 0 }]);
});

test("a task that leaves its place makes room for other networks, not for its own", async () => {
	const { run, load } = createFairQueue({ maxRunning: 2, maxOfNetwork: 1, maxWaiting: 5 });
	const started: string[] = [];
	const ends: (() => void)[] = [];
	const add = (name: string) =>
		run({ network: name.slice(0, 1) }, async (leave) => {
			started.push(name);
			leave();
			await new Promise<void>((resolve) => ends.push(resolve));
		});
	const all = ["a1", "a2", "b1", "c1"].map(add);
	await new Promise(setImmediate);
	expect([started, load()]).toEqual([["a1", "b1", "c1"], { running: 0, waiting: 1 }]);
	ends[0]?.();
	await new Promise(setImmediate);
	expect(started.at(-1)).toBe("a2");
	for (const end of ends) end();
	await Promise.all(all);
	expect(load()).toEqual({ running: 0, waiting: 0 });
});

test("a task's result or error is its caller's, and its place is free again", async () => {
	const { run, load } = createFairQueue({ maxRunning: 1, maxWaiting: 0 });
	await expect(run({ network: "a" }, async () => 1)).resolves.toBe(1);
	await expect(run({ network: "a" }, async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(load()).toEqual({ running: 0, waiting: 0 });
});

test.each([
	["192.0.2.1", "192.0.2.1"],
	["::ffff:192.0.2.1", "192.0.2.1"],
	["::ffff:c000:201", "192.0.2.1"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:DB8:1:2::", "2001:db8:1:2::/64"],
	["fe80::1%eth0", "fe80::/64"],
	["::1", "::/64"],
	["unknown", "unknown"],
])("the network of %s is %s", (ip, network) => {
	expect(networkOf(ip)).toBe(network);
});
