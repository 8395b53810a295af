import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
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
	]);
	const own = ["/rest/v1/jobs", "/rest/v1/rpc/preview_entry", "/rest/v1/rpc/redirect_of", "/rest/v1/publication_clock"];
	expect(own.map((path) => [seen.get(path)?.["x-site-proxy"], seen.get(path)?.["x-forwarded-for"]])).toEqual(
		own.map(() => ["secret", undefined]),
	);
	expect(seen.get("/rest/v1/profile")).toMatchObject({ "x-site-proxy": "secret", "x-forwarded-for": "192.0.2.1" });
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
