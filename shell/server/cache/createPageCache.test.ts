import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { incompleteHeader } from "@site/shared-data";
import type { CachedPage } from "./CachedPage.ts";
import { createContentWatch } from "./createContentWatch.ts";
import { createPageCache, type Served } from "./createPageCache.ts";
import { createPageFiles, type PageFiles } from "./createPageFiles.ts";

type Backend = { status: number; text: string; wait?: Promise<void>; isPartial?: boolean; isPlain?: boolean };

let folder: string;
let stores: PageFiles[] = [];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "pages-"));
});
afterEach(async () => {
	await settled();
	rmSync(folder, { recursive: true });
	stores = [];
});

interface Given {
	builds?: () => string;
	isKept?: (origin: string) => boolean;
	/** The cache's own clock instead of one that the test moves. */
	isRealClock?: boolean;
}

function open({ builds = () => "1", isKept, isRealClock }: Given = {}) {
	const backend: Backend = { status: 200, text: "one" };
	let revision: () => Promise<string> = () => Promise.reject(new Error("not told"));
	let [now, renders, standIns] = [1_000_000, 0, 0];
	const files = createPageFiles(folder, (key) => !key.includes("?"));
	stores.push(files);
	const cache = createPageCache({
		render: async () => {
			renders++;
			if (backend.isPlain) standIns++;
			const { status, text, wait } = backend;
			await wait;
			if (status === 0) throw new Error("nonsense");
			if (status === 302) return new Response(null, { status, headers: { location: "/" } });
			const headers = { "content-type": "text/html", ...(backend.isPartial ? { [incompleteHeader]: "1" } : {}) };
			return new Response(`<body>${text}`, { status, headers });
		},
		content: createContentWatch(() => revision(), isRealClock ? undefined : () => now),
		standIns: () => standIns,
		builds,
		files,
		isKept,
		clock: isRealClock ? undefined : () => now,
	});
	const get = async (isOwner = false, path = "/") => seen(await cache(`http://site.test${path}`, isOwner));
	return {
		backend,
		get,
		pass: (milliseconds: number) => {
			now += milliseconds;
		},
		renders: () => renders,
		standAt: (next: typeof revision) => {
			revision = next;
		},
	};
}

const seen = (served: Served) =>
	served instanceof Response
		? { status: served.status }
		: { text: served.page.text.slice(6), status: served.page.status, isCopy: served.isCopy };
const fresh = (text: string) => ({ text, status: 200, isCopy: false });
const copy = (text: string) => ({ text, status: 200, isCopy: true });
/** Ends when what goes on behind a reader's back has been done, and is on disk. */
async function settled() {
	await new Promise((resolve) => setTimeout(resolve, 20));
	// What is not kept is only waited for.
	for (const files of stores) await files.write("?", {} as CachedPage);
}

test("a page is made once for all who come within two seconds, and for all who come at once", async () => {
	const { get, pass, renders } = open();
	expect(await Promise.all([get(), get(), get()])).toEqual([fresh("one"), fresh("one"), fresh("one")]);
	pass(1_900);
	await get();
	expect(renders()).toBe(1);
});

test("a change is seen within five seconds, whether readers came in between or not", async () => {
	const { backend, get, pass } = open();
	await get();
	backend.text = "two";
	pass(3_000);
	expect(await get()).toEqual(fresh("one"));
	await settled();
	expect(await get()).toEqual(fresh("two"));
	backend.text = "three";
	pass(3_600);
	expect(await get()).toEqual(fresh("three"));
});

describe("where the backend tells what its content stands at", () => {
	test("a page of any age is served without being made again, until something changes", async () => {
		const { get, pass, renders, standAt, backend } = open();
		standAt(async () => "1");
		await get();
		for (let visit = 0; visit < 5; visit++) {
			pass(60_000);
			expect(await get()).toEqual(fresh("one"));
		}
		expect(renders()).toBe(1);
		standAt(async () => "2");
		backend.text = "two";
		pass(3_600);
		expect(await get()).toEqual(fresh("two"));
		expect(renders()).toBe(2);
	});

	test("while readers come it is asked behind their backs, and nobody waits for the answer", async () => {
		jest.useFakeTimers();
		try {
			const { get, pass, standAt, renders } = open();
			const asked = jest.fn(async () => "1");
			standAt(asked);
			await get();
			const passing = async (milliseconds: number) => {
				pass(milliseconds);
				await jest.advanceTimersByTimeAsync(milliseconds);
			};
			for (let second = 0; second < 10; second++) await passing(1_000);
			expect(asked.mock.calls.length).toBeGreaterThanOrEqual(5);
			standAt(() => new Promise(() => {}));
			expect(await get()).toEqual(fresh("one"));
			expect(renders()).toBe(1);
			standAt(asked);
			for (let second = 0; second < 62; second++) await passing(1_000);
			const before = asked.mock.calls.length;
			await passing(600_000);
			expect(asked.mock.calls.length).toBe(before);
		} finally {
			jest.useRealTimers();
		}
	});

	test("all pages ask once a second together", async () => {
		const { get, pass, standAt } = open();
		const asked = jest.fn(async () => "1");
		standAt(asked);
		await Promise.all([get(), get(false, "/essays"), get(false, "/projects")]);
		expect(asked).toHaveBeenCalledTimes(1);
		pass(60_000);
		await Promise.all([get(), get(false, "/essays"), get(false, "/projects")]);
		expect(asked).toHaveBeenCalledTimes(2);
	});

	test("a change between asking and reading is not missed afterwards", async () => {
		const { get, pass, standAt, backend, renders } = open();
		let release = () => {};
		backend.wait = new Promise((resolve) => {
			release = resolve;
		});
		standAt(async () => "1");
		const first = get();
		await settled();
		standAt(async () => "2");
		release();
		await first;
		Object.assign(backend, { text: "two", wait: undefined });
		pass(3_600);
		expect(await get()).toEqual(fresh("two"));
		expect(renders()).toBe(2);
	});

	test("what was there for a moment only does not stay under the word that stood before and after it", async () => {
		const { get, pass, standAt, backend, renders } = open();
		let word = "1";
		let release = () => {};
		standAt(async () => word);
		Object.assign(backend, { text: "published by mistake", wait: new Promise<void>((resolve) => (release = resolve)) });
		const first = get();
		await settled();
		word = "2";
		pass(10);
		release();
		expect(await first).toEqual(fresh("published by mistake"));
		await settled();
		word = "1";
		Object.assign(backend, { text: "one", wait: undefined });
		pass(3_600);
		expect(await get()).toEqual(fresh("one"));
		expect(renders()).toBe(2);
	});

	test("a page with a text that could not be rendered is made again although nothing changed", async () => {
		const { get, pass, standAt, backend } = open();
		standAt(async () => "1");
		Object.assign(backend, { text: "**plain**", isPlain: true });
		expect(await get()).toEqual(fresh("**plain**"));
		Object.assign(backend, { text: "rendered", isPlain: false });
		pass(3_600);
		expect(await get()).toEqual(fresh("rendered"));
	});

	test("a question that hangs costs a reader less than a second, and no copy takes a good page's place", async () => {
		const { get, pass, standAt, backend } = open();
		standAt(async () => "1");
		await get();
		standAt(() => new Promise(() => {}));
		backend.text = "two";
		pass(60_000);
		const start = performance.now();
		expect(await get()).toEqual(fresh("two"));
		expect(performance.now() - start).toBeLessThan(1_500);
	});

	test("that it is not told is said once, until it is told again", async () => {
		const complain = jest.spyOn(console, "error").mockImplementation(() => {});
		try {
			const { get, pass, standAt } = open();
			const [told, untold] = [async () => "1", () => Promise.reject(new Error("no such view"))];
			for (const answer of [untold, untold, told, untold]) {
				standAt(answer);
				pass(3_600);
				await get();
			}
			expect(complain).toHaveBeenCalledTimes(2);
		} finally {
			complain.mockRestore();
		}
	});

	test("a page that speaks of the day is made again after ten minutes, one of another build at once, and the owner's always", async () => {
		let build = "1";
		const { get, pass, renders, standAt } = open({ builds: () => build });
		standAt(async () => "1");
		await get();
		pass(10 * 60_000 + 1);
		await get();
		expect(renders()).toBe(2);
		build = "2";
		await get();
		expect(renders()).toBe(3);
		await get(true);
		expect(renders()).toBe(4);
	});

	test("when the backend does not tell, pages are made anew; when it tells nothing for long, the last good page is served", async () => {
		const { get, pass, renders, standAt, backend } = open();
		standAt(() => Promise.reject(new Error("nonsense")));
		await get();
		pass(3_600);
		expect(await get()).toEqual(fresh("one"));
		expect(renders()).toBe(2);
		standAt(() => new Promise(() => {}));
		backend.status = 503;
		pass(3_600);
		expect(await get()).toEqual(copy("one"));
	});
});

test("the owner sees a change at once, and others then see it too", async () => {
	const { backend, get } = open();
	await get();
	backend.text = "two";
	expect(await get(true)).toEqual(fresh("two"));
	expect(await get()).toEqual(fresh("two"));
});

test("a making that began before the owner saved does not replace the one that began after", async () => {
	const { backend, get } = open();
	let release = () => {};
	backend.wait = new Promise((resolve) => {
		release = resolve;
	});
	const early = get();
	await settled();
	Object.assign(backend, { text: "two", wait: undefined });
	expect(await get(true)).toEqual(fresh("two"));
	release();
	await early;
	expect(await get()).toEqual(fresh("two"));
});

test.each([
	["answers with a failure", { status: 503 }],
	["answers nonsense", { status: 0 }],
])("when the backend %s the last good page is served as a copy, and the new one when it is back", async (_, failing) => {
	const { backend, get, pass, renders } = open();
	await get();
	pass(60_000);
	Object.assign(backend, failing);
	expect(await get()).toEqual(copy("one"));
	const before = renders();
	expect(await Promise.all([get(), get()])).toEqual([copy("one"), copy("one")]);
	expect(renders()).toBeLessThanOrEqual(before + 2);
	await settled();
	Object.assign(backend, { status: 200, text: "back" });
	pass(6_000);
	expect(await get()).toEqual(fresh("back"));
});

test("a backend that does not answer in time costs one reader two seconds and the next ones nothing", async () => {
	const { backend, get, pass } = open();
	await get();
	pass(60_000);
	let release = () => {};
	backend.wait = new Promise((resolve) => {
		release = resolve;
	});
	expect(await get()).toEqual(copy("one"));
	const start = performance.now();
	expect(await get()).toEqual(copy("one"));
	expect(performance.now() - start).toBeLessThan(1_500);
	Object.assign(backend, { wait: undefined, text: "two" });
	release();
	await settled();
	expect(await get()).toEqual({ ...fresh("one"), isCopy: expect.any(Boolean) });
});

test("after a restart the pages of before are there for the time of an outage", async () => {
	const first = open();
	await first.get(false, "/essays");
	await settled();
	const second = open({ builds: () => "2" });
	second.backend.status = 503;
	expect(await second.get(false, "/essays")).toEqual(copy("one"));
	expect(await second.get(false, "/projects")).toEqual({ text: "one", status: 503, isCopy: false });
});

test("what was unpublished is forgotten, on disk too", async () => {
	const { backend, get, pass } = open();
	await get();
	Object.assign(backend, { status: 404, text: "not found" });
	pass(10_000);
	expect(await get()).toMatchObject({ status: 404 });
	await settled();
	const restarted = open();
	restarted.backend.status = 503;
	expect(await restarted.get()).toMatchObject({ status: 503, isCopy: false });
});

test("addresses with a question mark are not written to disk", async () => {
	await open().get(false, "/essays?from=x");
	await settled();
	const restarted = open();
	restarted.backend.status = 503;
	expect(await restarted.get(false, "/essays?from=x")).toMatchObject({ status: 503 });
});

test("a page made by other builds is not served while it can be made anew", async () => {
	let builds = "1";
	const { get, renders } = open({ builds: () => builds });
	await get();
	builds = "2";
	await get();
	expect(renders()).toBe(2);
});

test("a page with a stand-in in it takes no whole one's place, and is better than none", async () => {
	const { backend, get, pass } = open();
	Object.assign(backend, { text: "stand-in", isPartial: true });
	expect(await get()).toEqual(fresh("stand-in"));
	Object.assign(backend, { text: "whole", isPartial: false });
	expect(await get()).toEqual(fresh("whole"));
	Object.assign(backend, { text: "stand-in", isPartial: true });
	pass(60_000);
	expect(await get()).toEqual(copy("whole"));
});

describe("when the machine's clock is set back by an hour", () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());

	const stepBack = () => jest.setSystemTime(Date.now() - 3_600_000);

	test("a change is seen within five seconds all the same, with a revision to ask for and without", async () => {
		for (const isTold of [true, false]) {
			const { backend, get, standAt } = open({ isRealClock: true });
			if (isTold) standAt(async () => backend.text);
			await get();
			stepBack();
			await jest.advanceTimersByTimeAsync(3_600);
			backend.text = "two";
			await jest.advanceTimersByTimeAsync(3_600);
			expect(await get()).toEqual(fresh("two"));
		}
	});

	test("a backend that failed is asked again after seconds", async () => {
		const { backend, get } = open({ isRealClock: true });
		await get();
		await jest.advanceTimersByTimeAsync(10_000);
		backend.status = 503;
		expect(await get()).toEqual(copy("one"));
		Object.assign(backend, { status: 200, text: "back" });
		stepBack();
		await jest.advanceTimersByTimeAsync(6_000);
		expect(await get()).toEqual(fresh("back"));
	});

	test("a copy of before is not said to be of an hour from now", async () => {
		const before = open({ isRealClock: true });
		await before.get(false, "/essays");
		await stores.at(-1)?.write("?", {} as CachedPage);
		stepBack();
		const restarted = open({ isRealClock: true });
		restarted.backend.status = 503;
		expect(await restarted.get(false, "/essays")).toEqual(copy("one"));
		expect((await stores.at(-1)?.read("http://site.test/essays"))?.madeAt).toBeLessThanOrEqual(Date.now());
	});
});

test("pages of an origin that has no place are made for each request, and nothing of them stays", async () => {
	const { get, renders } = open({ isKept: (origin) => origin !== "http://site.test" });
	expect([await get(), await get()]).toEqual([fresh("one"), fresh("one")]);
	expect(renders()).toBe(2);
	await settled();
	const restarted = open();
	restarted.backend.status = 503;
	expect(await restarted.get()).toMatchObject({ status: 503, isCopy: false });
});

test("what is no page passes and is not kept", async () => {
	const { backend, get, renders } = open();
	backend.status = 302;
	expect(await get()).toEqual({ status: 302 });
	await get();
	expect(renders()).toBe(2);
});
