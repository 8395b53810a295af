import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { partialContentHeader } from "@site/shared-data";
import { Overloaded } from "@site/shared-data/admission";
import { createRenderGate } from "../render/createRenderGate.ts";
import { createPageCache } from "./createPageCache.ts";
import type { CachedPage } from "./createPageFiles.ts";
import { createPageFiles, type PageFiles } from "./createPageFiles.ts";
import { createPublicRows } from "./createPublicRows.ts";

type Backend = { status: number; text: string; wait?: Promise<void>; isPartial?: boolean; isPlain?: boolean };

let folder: string;
let stores: PageFiles[] = [];
beforeEach(() => {
	folder = join(mkdtempSync(join(tmpdir(), "site-")), "pages");
});
afterEach(async () => {
	await flushBackground();
	rmSync(join(folder, ".."), { recursive: true });
	stores = [];
});

interface Given {
	version?: () => string;
	isCachedOrigin?: (origin: string) => boolean;
	ttlMs?: number;
	/** The cache's own clock instead of one that the test moves. */
	isRealClock?: boolean;
}

/** A page is fresh for two seconds, and served for one and a half more while it is rendered again. */
function open({ version = () => "1", isCachedOrigin, ttlMs = 2_000, isRealClock }: Given = {}) {
	const backend: Backend = { status: 200, text: "one" };
	let [now, renders, fallbacks] = [1_000_000, 0, 0];
	const renderSeconds: number[] = [];
	const rows = createPublicRows(folder);
	const files = createPageFiles(folder, rows);
	stores.push(files);
	const gate = createRenderGate({ maxRunning: 4, maxWaiting: 2, maxWaitMs: 10_000 });
	const pages = createPageCache({
		ttlMs,
		staleWhileRevalidateMs: 1_500,
		version,
		rowsSize: rows.size,
		fallbackCount: () => fallbacks,
		files,
		gate,
		isCachedOrigin,
		onRendered: (seconds) => renderSeconds.push(seconds),
		now: isRealClock ? undefined : () => now,
	});
	const render = async () => {
		renders++;
		if (backend.isPlain) fallbacks++;
		const { status, text, wait, isPartial } = backend;
		await wait;
		if (status === 0) throw new Error("nonsense");
		const headers = { "content-type": "text/html", ...(isPartial ? { [partialContentHeader]: "1" } : {}) };
		return new Response(`<body lang="en">${text}`, { status, headers });
	};
	const states: string[] = [];
	const getPage = (path = "/") => pages.get(`http://site.test${path}`, render, (state) => states.push(state));
	const get = async (path?: string) => seen(await getPage(path));
	return {
		backend,
		get,
		getPage,
		gate,
		renderSeconds,
		/** How the cache handled each request. */
		states,
		purge: pages.purge,
		publicNow: (...ids: string[]) => rows.update(async () => ids),
		pass: (milliseconds: number) => {
			now += milliseconds;
		},
		renders: () => renders,
		/** Renders wait until the returned function is called. */
		pauseRenders: () => {
			let release = () => {};
			backend.wait = new Promise((resolve) => (release = resolve));
			return release;
		},
	};
}

const seen = ({ body, status, isStale = false }: CachedPage) => ({ text: body.toString().replace(/<.*?>/, ""), status, isStale });
const fresh = (text: string) => ({ text, status: 200, isStale: false });
const stale = (text: string) => ({ text, status: 200, isStale: true });
/** Resolves when background renders are done and written to disk. */
async function flushBackground() {
	await new Promise((resolve) => setTimeout(resolve, 20));
	// This entry is too large to be stored; its write only waits for those before it.
	for (const files of stores) await files.write("x".repeat(300), {} as CachedPage);
}

test("two hundred concurrent requests, and all requests within two seconds, cause one render", async () => {
	const { get, pass, renders } = open();
	const responses = await Promise.all(Array.from({ length: 200 }, () => get()));
	expect(responses).toEqual(responses.map(() => fresh("one")));
	pass(1_900);
	await get();
	expect(renders()).toBe(1);
});

test("the duration of a render is reported in seconds", async () => {
	const { backend, get, renderSeconds } = open();
	backend.wait = new Promise((resolve) => setTimeout(resolve, 50));
	const start = performance.now();
	await get();
	expect(renderSeconds).toEqual([expect.any(Number)]);
	expect(renderSeconds[0]).toBeGreaterThan(0.03);
	expect(renderSeconds[0]).toBeLessThanOrEqual((performance.now() - start) / 1_000);
});

test("an expired page is served stale while it is rendered in the background, and later rendered before the response", async () => {
	const { backend, get, pass } = open();
	await get();
	backend.text = "two";
	pass(3_000);
	expect(await get()).toEqual(fresh("one"));
	await flushBackground();
	expect(await get()).toEqual(fresh("two"));
	backend.text = "three";
	pass(3_500);
	expect(await get()).toEqual(fresh("three"));
});

describe("a purge", () => {
	test("drops every page, so that the next request renders it", async () => {
		const { backend, get, purge, renders } = open();
		await Promise.all([get(), get("/essays")]);
		backend.text = "two";
		purge();
		expect(await Promise.all([get(), get(), get("/essays")])).toEqual([fresh("two"), fresh("two"), fresh("two")]);
		expect(renders()).toBe(4);
	});

	test("keeps a render in flight out of the cache, in memory and on disk", async () => {
		const { backend, get, purge, pauseRenders } = open();
		const release = pauseRenders();
		const early = get();
		await flushBackground();
		purge();
		Object.assign(backend, { text: "two", wait: undefined });
		expect(await get()).toEqual(fresh("two"));
		release();
		expect(await early).toEqual(fresh("one"));
		expect(await get()).toEqual(fresh("two"));
		await flushBackground();
		const restarted = open();
		restarted.backend.status = 503;
		expect(await restarted.get()).toEqual(stale("two"));
	});

	test("keeps a background render and a late render out of the cache too", async () => {
		const { backend, get, purge, pauseRenders, pass } = open();
		await get();
		pass(3_000);
		const release = pauseRenders();
		expect(await get()).toEqual(fresh("one"));
		purge();
		Object.assign(backend, { text: "two", wait: undefined });
		expect(await get()).toEqual(fresh("two"));
		release();
		await flushBackground();
		expect(await get()).toEqual(fresh("two"));

		pass(60_000);
		backend.text = "three";
		const releaseLate = pauseRenders();
		expect(await get()).toEqual(stale("two"));
		purge();
		Object.assign(backend, { text: "four", wait: undefined });
		expect(await get()).toEqual(fresh("four"));
		releaseLate();
		await flushBackground();
		expect(await get()).toEqual(fresh("four"));
	});

	test("keeps the stale page of a failed render out of memory", async () => {
		const { backend, get, purge, pass, pauseRenders } = open();
		await get();
		pass(60_000);
		backend.status = 503;
		const release = pauseRenders();
		const early = get();
		await flushBackground();
		purge();
		release();
		expect(await early).toEqual(stale("one"));
		Object.assign(backend, { status: 200, text: "two", wait: undefined });
		expect(await get()).toEqual(fresh("two"));
	});

	test("makes requests wait for a render that takes longer than two seconds, for the kept page is outdated", async () => {
		const { backend, get, purge, pauseRenders } = open();
		await get();
		await flushBackground();
		purge();
		backend.text = "two";
		const release = pauseRenders();
		setTimeout(release, 2_500);
		expect(await get()).toEqual(fresh("two"));
	});

	test("keeps the last good page for an outage", async () => {
		const { backend, get, purge } = open();
		await get();
		await flushBackground();
		purge();
		backend.status = 503;
		expect(await get()).toEqual(stale("one"));
	});
});

describe("when an essay is withdrawn", () => {
	/** A page of an essay, in memory and on disk, and another process that withdraws the essay. */
	async function openPage() {
		const [site, other] = [open(), open()];
		await other.publicNow("essays/tea");
		await Promise.all([site.get("/essays/tea"), site.get("/")]);
		await flushBackground();
		return { ...site, withdraw: () => other.publicNow() };
	}

	test("its page is not served by another process while the backend is away, other pages are", async () => {
		const { backend, get, withdraw } = await openPage();
		await withdraw();
		backend.status = 503;
		expect(await get("/essays/tea")).toMatchObject({ status: 503, isStale: false });
		expect(await get("/")).toEqual(stale("one"));
		const restarted = open();
		restarted.backend.status = 503;
		expect(await restarted.get("/essays/tea")).toMatchObject({ status: 503, isStale: false });
	});

	test("a copy that was served for a failure is not served again", async () => {
		const { backend, get, pass, withdraw } = await openPage();
		pass(60_000);
		backend.status = 503;
		expect(await get("/essays/tea")).toEqual(stale("one"));
		await withdraw();
		expect(await get("/essays/tea")).toMatchObject({ status: 503, isStale: false });
	});

	test("a request that waits for its render gets no copy", async () => {
		const { backend, get, pass, pauseRenders, withdraw } = await openPage();
		pass(60_000);
		backend.status = 503;
		const release = pauseRenders();
		const [early, late] = [get("/essays/tea"), get("/essays/tea")];
		await withdraw();
		setTimeout(release, 2_200);
		expect(await Promise.all([early, late])).toMatchObject([{ status: 503 }, { status: 503 }]);
	});
});

test("a page with a text that could not be rendered expires after seconds, others after their time", async () => {
	const { get, pass, backend, renders } = open({ ttlMs: 60_000 });
	await get("/essays");
	Object.assign(backend, { text: "**plain**", isPlain: true });
	expect(await get()).toEqual(fresh("**plain**"));
	Object.assign(backend, { text: "rendered", isPlain: false });
	await get();
	expect(renders()).toBe(2);
	pass(7_000);
	expect([await get(), await get("/essays")]).toEqual([fresh("rendered"), fresh("one")]);
});

test("an unchanged page keeps its object, to which its compressed copies belong, and gets the time of its render", async () => {
	const { backend, getPage, pass } = open();
	const first = await getPage();
	first.renderedAt = 0;
	pass(60_000);
	const second = await getPage();
	expect(second).toBe(first);
	expect(Date.now() - second.renderedAt).toBeLessThan(60_000);
	pass(60_000);
	backend.text = "two";
	expect(await getPage()).not.toBe(first);
});

test("the page of a path in its own spelling is kept on the disk, others are not", async () => {
	const own = ["/", "/essays/topics/t%C3%AA"];
	const { get } = open();
	for (const path of [...own, "/Essays", "/%65ssays", "/essays/"]) await get(path);
	await flushBackground();
	const restarted = open();
	restarted.backend.status = 503;
	for (const path of own) expect(await restarted.get(path)).toEqual(stale("one"));
	for (const path of ["/Essays", "/%65ssays", "/essays/"]) expect(await restarted.get(path)).toMatchObject({ status: 503 });
});

test.each([
	["responds with an error", { status: 503 }],
	["responds with its first error", { status: 500 }],
	["responds with nonsense", { status: 0 }],
])("when the backend %s the last good page is served as stale, and the new one when it is back", async (_, failing) => {
	const { backend, get, pass, renders } = open();
	await get();
	pass(60_000);
	Object.assign(backend, failing);
	expect(await get()).toEqual(stale("one"));
	const before = renders();
	expect(await Promise.all([get(), get()])).toEqual([stale("one"), stale("one")]);
	expect(renders()).toBe(before);
	Object.assign(backend, { status: 200 });
	pass(7_000);
	expect(await get()).toEqual(fresh("one"));
	backend.text = "back";
	pass(7_000);
	expect(await get()).toEqual(fresh("back"));
});

test("a backend that does not respond in time delays one request by two seconds and the next ones not at all", async () => {
	const { backend, get, pass, pauseRenders } = open();
	await get();
	pass(60_000);
	backend.text = "late";
	const release = pauseRenders();
	expect(await get()).toEqual(stale("one"));
	const start = performance.now();
	expect(await get()).toEqual(stale("one"));
	expect(performance.now() - start).toBeLessThan(1_500);
	release();
	await flushBackground();
	expect(await get()).toEqual(fresh("late"));
});

test("after a restart the last good pages are served during an outage", async () => {
	const first = open();
	await first.get("/essays");
	await flushBackground();
	const second = open({ version: () => "2" });
	second.backend.status = 503;
	expect(await second.get("/essays")).toEqual(stale("one"));
	expect(await second.get("/projects")).toEqual({ text: "one", status: 503, isStale: false });
});

test("an unpublished page is removed, also from disk", async () => {
	const { backend, get, purge } = open();
	await get();
	Object.assign(backend, { status: 404, text: "not found" });
	purge();
	expect(await get()).toMatchObject({ status: 404 });
	await flushBackground();
	const restarted = open();
	restarted.backend.status = 503;
	expect(await restarted.get()).toMatchObject({ status: 503, isStale: false });
});

test("a page that was gone once is not served again in an outage", async () => {
	const { backend, get, pass } = open();
	for (const status of [200, 404, 503]) {
		backend.status = status;
		expect(await get()).toEqual({ text: "one", status, isStale: false });
		await flushBackground();
		pass(60_000);
	}
});

test("an unpublished page is not served again while redirects cannot be read", async () => {
	const { backend, get, purge } = open();
	await get();
	await flushBackground();
	Object.assign(backend, { status: 404, text: "not found", isPartial: true });
	purge();
	expect(await get()).toEqual({ text: "not found", status: 404, isStale: false });
});

test("a page of other builds is not served when it can be rendered", async () => {
	let version = "1";
	const { get, renders } = open({ version: () => version });
	await get();
	version = "2";
	await get();
	expect(renders()).toBe(2);
});

test("a page with a fallback does not replace a complete one, and is served when there is none", async () => {
	const { backend, get, pass } = open();
	Object.assign(backend, { text: "fallback", isPartial: true });
	expect(await get()).toEqual(fresh("fallback"));
	Object.assign(backend, { text: "complete", isPartial: false });
	expect(await get()).toEqual(fresh("complete"));
	Object.assign(backend, { text: "fallback", isPartial: true });
	pass(60_000);
	expect(await get()).toEqual(stale("complete"));
});

describe("when the machine's clock is set back by an hour", () => {
	beforeEach(() => {
		jest.useFakeTimers();
		// A clock that starts at 0 would look like a missing time.
		jest.advanceTimersByTime(1);
	});
	afterEach(() => jest.useRealTimers());

	const stepBack = () => jest.setSystemTime(Date.now() - 3_600_000);

	test("a change is still visible within seconds", async () => {
		const { backend, get } = open({ isRealClock: true });
		await get();
		stepBack();
		backend.text = "two";
		await jest.advanceTimersByTimeAsync(3_600);
		expect(await get()).toEqual(fresh("two"));
	});

	test("a stale page has no date in the future", async () => {
		const before = open({ isRealClock: true });
		await before.get("/essays");
		await stores.at(-1)?.write("x".repeat(300), {} as CachedPage);
		stepBack();
		const restarted = open({ isRealClock: true });
		restarted.backend.status = 503;
		expect(await restarted.get("/essays")).toEqual(stale("one"));
		expect((await stores.at(-1)?.read("http://site.test/essays"))?.renderedAt).toBeLessThanOrEqual(Date.now());
	});
});

test("pages of an origin above the limit are rendered for each request and not cached", async () => {
	const { get, renders } = open({ isCachedOrigin: (origin) => origin !== "http://site.test" });
	expect([await get(), await get()]).toEqual([fresh("one"), fresh("one")]);
	expect(renders()).toBe(2);
	await flushBackground();
	const restarted = open();
	restarted.backend.status = 503;
	expect(await restarted.get()).toMatchObject({ status: 503, isStale: false });
});

test("each request reports how the cache handled it", async () => {
	const { backend, get, pass, purge, states } = open();
	await Promise.all([get(), get()]);
	await get();
	pass(3_000);
	await get();
	await flushBackground();
	purge();
	backend.status = 0;
	await get();
	await expect(get("/never-seen")).rejects.toThrow("nonsense");
	expect(states).toEqual(["miss", "collapsed", "hit", "stale", "stale", "miss"]);
	const elsewhere = open({ isCachedOrigin: () => false });
	await elsewhere.get();
	expect(elsewhere.states).toEqual(["bypass"]);
});

test("pages in memory are served while no render finds a place, and other pages are refused", async () => {
	const { get, gate, backend } = open({ isRealClock: true });
	await get("/");
	let end: () => void = () => {};
	backend.wait = new Promise((resolve) => {
		end = resolve;
	});
	const filling = Array.from({ length: 8 }, (_, at) => get(`/filling-${at}`).catch((error: unknown) => error));
	expect(await get("/")).toMatchObject({ status: 200 });
	await expect(get("/other")).rejects.toThrow(Overloaded);
	expect(gate.load()).toEqual({ running: 3, waiting: 2 });
	end();
	await Promise.all(filling);
	expect(await get("/other")).toMatchObject({ status: 200 });
});

test("thousands of paths that do not exist leave pages in memory and on the disk", async () => {
	const { get, backend, states } = open();
	await get("/");
	backend.status = 404;
	for (let at = 0; at < 1_200; at++) await get(`/invented-${at}`);
	backend.status = 0;
	expect(await get("/")).toMatchObject({ status: 200 });
	expect(states.at(-1)).toBe("hit");
});

test.each([
	["paths", 16_000, 1],
	["pages", 1, 16_000],
])("long %s that do not exist count with their length", async (_, pathLength, textLength) => {
	const { get, backend, states } = open();
	Object.assign(backend, { status: 404, text: "x".repeat(textLength) });
	const long = (at: number) => `/${at}-${"x".repeat(pathLength)}`;
	for (let at = 0; at < 70; at++) await get(long(at));
	await get(long(69));
	await get(long(0));
	expect(states.slice(-2)).toEqual(["hit", "miss"]);
});
