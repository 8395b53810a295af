import { Overloaded } from "@site/shared-data/admission";
import { createRenderGate } from "./createRenderGate.ts";

beforeEach(() => jest.useFakeTimers({ doNotFake: ["setImmediate"] }));
afterEach(() => jest.useRealTimers());

/** A gate whose renders end by hand; `started` has their keys in order. */
function setUp(options: Partial<Parameters<typeof createRenderGate>[0]> = {}) {
	const onRefused = jest.fn();
	const gate = createRenderGate({ maxRunning: 3, maxWaiting: 2, maxWaitMs: 1_000, onRefused, ...options });
	const started: string[] = [];
	const ends = new Map<string, (page: string) => void>();
	const leaves: (() => void)[] = [];
	const visit = (key: string, network = "a") => {
		const render = () =>
			new Promise<string>((resolve) => {
				started.push(key);
				ends.set(key, resolve);
			});
		const page = gate.share(key, render, { network, onLeave: (listener) => void leaves.push(listener) });
		const seen = { page, state: "waits" };
		page.then(
			(result) => (seen.state = result),
			(error) => (seen.state = error instanceof Overloaded ? "refused" : String(error)),
		);
		return seen;
	};
	const turn = () => new Promise(setImmediate);
	const end = async (key: string) => {
		ends.get(key)?.(`page ${key}`);
		await turn();
	};
	return { gate, visit, end, turn, started, leaves, onRefused };
}

test("beyond the places a render is refused at once and does not start", async () => {
	const { visit, turn, started, onRefused } = setUp();
	const visits = Array.from({ length: 300 }, (_, at) => visit(`/${at}`));
	await turn();
	expect(started).toEqual(["/0", "/1"]);
	expect(visits.filter(({ state }) => state === "refused")).toHaveLength(296);
	expect(onRefused).toHaveBeenCalledTimes(296);
});

test("a network that fills the gate leaves a place and the next turn to another", async () => {
	const { visit, end, turn, started } = setUp();
	for (let at = 0; at < 300; at++) visit(`/${at}`);
	visit("/neighbour", "b");
	await turn();
	expect(started).toEqual(["/0", "/1", "/neighbour"]);
	visit("/second", "b");
	await end("/neighbour");
	expect(started).toEqual(["/0", "/1", "/neighbour", "/second"]);
});

test("pages that wait for slow external remotes keep no other page waiting", async () => {
	const { gate, visit, turn, started } = setUp();
	const answers: (() => void)[] = [];
	const slow = () => gate.whileElsewhere(() => new Promise<void>((resolve) => answers.push(resolve)));
	const pages = ["a", "a", "b", "b"].map((network) => gate.share(Symbol(), slow, { network, onLeave: () => {} }));
	await turn();
	expect(answers).toHaveLength(4);
	visit("/neighbour", "c");
	await turn();
	expect(started).toEqual(["/neighbour"]);
	for (const answer of answers) answer();
	await Promise.all(pages);
});

test("the error page of an external remote waits for a slot of the site", async () => {
	const { gate, visit, end, turn } = setUp();
	let fail = () => {};
	const failing = new Promise<void>((resolve) => (fail = resolve));
	const render = async () => {
		await gate.whileElsewhere(() => failing);
		return gate.inNewSlot(async () => "error page");
	};
	const page = gate.share("/garden", render, { network: "a", onLeave: () => {} });
	await turn();
	for (const network of ["b", "c", "d"]) visit(`/${network}`, network);
	await turn();
	fail();
	await turn();
	expect(gate.load()).toEqual({ running: 3, waiting: 1 });
	await end("/b");
	await expect(page).resolves.toBe("error page");
});

test("visitors of one page share its render, in the turn of the network that comes first", async () => {
	const { visit, end, turn, started } = setUp();
	for (const key of ["/0", "/1", "/page"]) visit(key);
	await turn();
	const [one, other] = [visit("/page"), visit("/page", "b")];
	await turn();
	expect(started).toEqual(["/0", "/1", "/page"]);
	await end("/page");
	expect([one.state, other.state]).toEqual(["page /page", "page /page"]);
	await end("/0");
	expect(started).toHaveLength(3);
});

test("visitors of two networks who come at the same moment share one render", async () => {
	const { visit, end, turn, started } = setUp();
	const seen = [visit("/page"), visit("/page", "b")];
	await turn();
	expect(started).toEqual(["/page"]);
	await end("/page");
	expect(seen.map(({ state }) => state)).toEqual(["page /page", "page /page"]);
});

test("a network that leaves keeps the render for the others, who still share it", async () => {
	const { visit, end, turn, started, leaves } = setUp();
	for (const [at, network] of ["a", "a", "b"].entries()) visit(`/${at}`, network);
	for (const network of ["a", "b"]) visit("/page", network);
	await turn();
	leaves[3]?.();
	await turn();
	const late = visit("/page", "c");
	for (const key of ["/0", "/1", "/page"]) await end(key);
	expect([started.slice(3), late.state]).toEqual([["/page"], "page /page"]);
});

test("a render that nobody waits for any more does not start, and is not counted as refused", async () => {
	const { visit, end, turn, started, leaves, onRefused } = setUp();
	for (const key of ["/0", "/1", "/left", "/wanted"]) visit(key);
	visit("/wanted");
	await turn();
	leaves[2]?.();
	leaves[3]?.();
	await end("/0");
	expect(started).toEqual(["/0", "/1", "/wanted"]);
	expect(onRefused).not.toHaveBeenCalled();
});

test("a render that waits too long is refused", async () => {
	const { visit, turn } = setUp();
	for (const key of ["/0", "/1"]) visit(key);
	const late = visit("/late");
	await turn();
	jest.advanceTimersByTime(999);
	await turn();
	expect(late.state).toBe("waits");
	jest.advanceTimersByTime(1);
	await turn();
	expect(late.state).toBe("refused");
});

test("each call of a gated function takes a slot, and is refused beyond the limits", async () => {
	const { gate, turn } = setUp();
	const { greet, hang } = gate.all({
		greet: async (name: string) => `Hello ${name}`,
		hang: () => new Promise<void>(() => {}),
	});
	await expect(greet("Sari")).resolves.toBe("Hello Sari");
	for (let call = 0; call < 4; call++) void hang();
	await turn();
	expect(gate.load()).toEqual({ running: 2, waiting: 2 });
	await expect(hang()).rejects.toThrow(Overloaded);
});

test("a part of a render needs no place of its own", async () => {
	const { gate } = setUp({ maxRunning: 1, maxWaiting: 0 });
	await expect(gate.run(() => gate.run(async () => "part"))).resolves.toBe("part");
	expect(gate.load()).toEqual({ running: 0, waiting: 0 });
});
