import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createVisitorRepositories } from "./createVisitorRepositories.ts";

const row = {
	name: "Kedai",
	default_title: "",
	default_description: "",
	version_badge: "",
	time_zone: "Asia/Jakarta",
	city: "Bandung",
	chat_number: "6281122223333",
	hours: "",
	social: [],
	share_targets: [],
	leads: { projects: "", essays: "" },
	store: { title: "Toko", note: "", reasons: { title: "", items: [] }, consultation: { title: "", text: "", action: "" } },
	home_sections: [],
	accent: "tea",
	favicon: null,
	share_image: null,
	updated_at: "2026-11-23T00:00:00+00:00",
};

let isAway = true;
const seen = new Map<string, IncomingHttpHeaders>();
let essayReads = 0;
const backend = createServer((request, response) => {
	const { pathname } = new URL(request.url ?? "", "http://backend");
	seen.set(pathname, request.headers);
	const isEssays = pathname === "/rest/v1/essays";
	if (isEssays) essayReads += 1;
	response.writeHead(isAway ? 503 : 200, { "content-type": "application/json" });
	response.end(JSON.stringify(isAway ? { message: "away" } : isEssays ? [] : [row]));
});
beforeAll(() => new Promise<void>((resolve) => void backend.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => backend.close(resolve)));

const urlOf = () => `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;

test("settings that cannot be read are those of the last read, also for another visitor, and are noted as a fallback", async () => {
	const onFallback = jest.fn();
	const visitor = createVisitorRepositories({ url: urlOf(), publishableKey: "key" }, fetch, onFallback);
	const { repositories, repositoriesFor, forgetShared } = visitor;
	await expect(repositories.settings.get()).rejects.toMatchObject({ kind: "unavailable" });
	isAway = false;
	await expect(repositories.settings.get()).rejects.toMatchObject({ kind: "unavailable" });
	forgetShared();
	expect(await repositories.settings.get()).toMatchObject({ chatNumber: "6281122223333" });
	expect(onFallback).not.toHaveBeenCalled();
	isAway = true;
	expect(await repositoriesFor("192.0.2.1").settings.get()).toMatchObject({ chatNumber: "6281122223333" });
	expect(onFallback).toHaveBeenCalledTimes(1);
});

test("the site's own reads prove where they come from, and a visitor's carry the visitor's IP", async () => {
	isAway = false;
	const visitor = createVisitorRepositories({ url: urlOf(), publishableKey: "key", proxySecret: "secret" });
	await Promise.allSettled([
		visitor.repositories.jobs.list(),
		visitor.previews.read("token"),
		visitor.redirects.find("/old"),
		visitor.clock.read(),
		visitor.repositoriesFor("192.0.2.1").profile.get(),
		visitor.quotesFor("192.0.2.1").read("token"),
	]);
	const own = ["/rest/v1/jobs", "/rest/v1/rpc/preview_entry", "/rest/v1/rpc/redirect_of", "/rest/v1/publication_clock"];
	expect(own.map((path) => [seen.get(path)?.["x-site-proxy"], seen.get(path)?.["x-forwarded-for"]])).toEqual(
		own.map(() => ["secret", undefined]),
	);
	for (const path of ["/rest/v1/profile", "/rest/v1/rpc/read_quote"])
		expect(seen.get(path)).toMatchObject({ "x-site-proxy": "secret", "x-forwarded-for": "192.0.2.1" });
});

test.each([
	[{ proxySecret: "secret" }, "/health"],
	[{}, "/rest/v1/profile"],
])("the health of a backend with %j is what %s answers", async (secret, path) => {
	isAway = false;
	seen.clear();
	const { checkBackend } = createVisitorRepositories({ url: urlOf(), publishableKey: "key", ...secret });
	await checkBackend();
	expect([...seen.keys()]).toEqual([path]);
	isAway = true;
	await expect(checkBackend()).rejects.toThrow();
});

test("a backend that does not respond within five seconds is not healthy", async () => {
	isAway = false;
	const { checkBackend } = createVisitorRepositories({ url: urlOf(), publishableKey: "key", proxySecret: "secret" });
	const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
	await expect(checkBackend()).rejects.toThrow("aborted");
	expect(timeout.mock.calls).toEqual([[5_000]]);
	timeout.mockRestore();
});

test("a session cannot be checked while no backend listens", async () => {
	const send = () => Promise.reject(new TypeError("fetch failed"));
	const { readAccess } = createVisitorRepositories({ url: "http://backend.test", publishableKey: "key" }, send);
	expect(await readAccess("Bearer account", "192.0.2.1")).toBe(503);
});

test("a view is counted with the visitor's IP and headers, and without a referrer", async () => {
	const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => Response.json(null));
	const backend = { url: "http://backend.test", publishableKey: "key", proxySecret: "secret" };
	await createVisitorRepositories(backend, send).countView({ path: "/", device: "phone" }, "192.0.2.1", { dnt: "1" });
	const [url, { method, headers, body } = {}] = send.mock.calls[0] ?? [];
	expect([method, url, JSON.parse(String(body))]).toEqual([
		"POST",
		"http://backend.test/rest/v1/rpc/count_visit",
		{ path: "/", device: "phone", referrer: "" },
	]);
	expect(Object.fromEntries(new Headers(headers))).toMatchObject({
		apikey: "key",
		"content-type": "application/json",
		"x-site-proxy": "secret",
		"x-forwarded-for": "192.0.2.1",
		dnt: "1",
	});
});

test.each([true, undefined])("pages show no form if the forms are closed: %p", (areFormsClosed) => {
	const visitor = createVisitorRepositories({ url: urlOf(), publishableKey: "key", ...(areFormsClosed && { areFormsClosed }) });
	expect([visitor.repositories, visitor.repositoriesFor("192.0.2.1")].map((pages) => pages.areFormsClosed)).toEqual([
		areFormsClosed,
		areFormsClosed,
	]);
});

test.each([
	["an embedded backend", { proxySecret: "secret" }, 200, 60_000],
	["a hosted backend", {}, 200, 500],
	["a backend that fails", { proxySecret: "secret" }, 500, 500],
])("pages share a read of %s for a limited time", async (_, secret, status, ms) => {
	const send = jest.fn(async () => Response.json([row], { status }));
	const { settings } = createVisitorRepositories(
		{ url: "http://backend.test", publishableKey: "key", ...secret },
		send,
	).repositories;
	const now = jest.spyOn(performance, "now");
	const reads: number[] = [];
	for (const at of [1, ms + 1, ms + 2]) {
		now.mockReturnValue(at);
		await settings.get().catch(() => {});
		reads.push(send.mock.calls.length);
		// The cache keeps a time for a millisecond.
		await sleep(2);
	}
	now.mockRestore();
	expect(reads).toEqual([1, 1, 2]);
});

test("pages share a read of the settings until they are forgotten, and never one that a purge overtook", async () => {
	isAway = false;
	const visitor = createVisitorRepositories({ url: urlOf(), publishableKey: "key", proxySecret: "secret" });
	const { settings } = visitor.repositories;
	const { name } = row;
	const overtaken = settings.get();
	await once(backend, "request");
	visitor.forgetShared();
	row.name = "Kedai Baru";
	expect(await overtaken).toMatchObject({ name });
	expect(await settings.get()).toMatchObject({ name: "Kedai Baru" });
	row.name = name;
	expect(await settings.get()).toMatchObject({ name: "Kedai Baru" });
	visitor.forgetShared();
	expect(await settings.get()).toMatchObject({ name });
});

test("pages share the list of the newest essays of one length until a purge", async () => {
	isAway = false;
	const { repositories, forgetShared } = createVisitorRepositories({
		url: urlOf(),
		publishableKey: "key",
		proxySecret: "secret",
	});
	const readTwice = (limit: number) =>
		Promise.all([repositories.essays.listPublished({ limit }), repositories.essays.listPublished({ limit })]);
	const reads: number[] = [];
	for (const read of [() => readTwice(50), () => readTwice(50), () => readTwice(5), forgetShared, () => readTwice(50)]) {
		essayReads = 0;
		await read();
		reads.push(essayReads);
	}
	expect(reads).toEqual([1, 0, 1, 0, 1]);
});
