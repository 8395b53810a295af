import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { partialContentHeader } from "@site/shared-data";
import type { CachedPage } from "./createPageFiles.ts";
import { createPageResponse } from "./createPageResponse.ts";
import { etagOf } from "./unlessNotModified.ts";

const page = (status: number, location: string) => ({
	status,
	headers: { location },
	body: Buffer.of(),
	etag: '"a"',
	renderedAt: 0,
	rowsSize: 0,
});
const ask = async (search: string, status: number, location: string) =>
	(await createPageResponse(new Request(`https://site.example/old${search}`), page(status, location))).headers.get("location");

test.each([
	["", "/new?a=1#top", "/new?a=1#top"],
	["?", "/new", "/new"],
	["?b=2&c=%20d", "/new", "/new?b=2&c=%20d"],
	["?b=2", "/new?a=1", "/new?a=1&b=2"],
	["?b=2", "/new?a=1#top", "/new?a=1&b=2#top"],
	["?b=2", "/new#top", "/new?b=2#top"],
])("the query string %j is kept by a permanent redirect to %s", async (search, location, expected) => {
	expect(await ask(search, 301, location)).toBe(expected);
});

test("a loader's redirect leads where it says", async () => {
	expect(await ask("?b=2", 302, "/essays")).toBe("/essays");
});

test("gzip, Brotli and plain text have one weak tag, by which each of them is a 304", async () => {
	const found = { ...page(200, "/"), headers: {}, body: Buffer.from("tea"), etag: etagOf("tea") };
	const get = (headers: HeadersInit) => createPageResponse(new Request("https://site.example/", { headers }), found);
	const answers = await Promise.all(["gzip", "br", "identity"].map((encoding) => get({ "accept-encoding": encoding })));
	expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual(["gzip", "br", null]);
	const [gzip, br, plain] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
	expect([gunzipSync(gzip ?? ""), brotliDecompressSync(br ?? ""), plain].map(String)).toEqual(["tea", "tea", "tea"]);
	const [tag = "", ...others] = new Set(answers.map(({ headers }) => headers.get("etag") ?? ""));
	expect([tag, others]).toEqual([expect.stringMatching(/^W\/"/), []]);
	for (const known of [tag, tag.slice(2), `"x", ${tag}`, "*"]) expect((await get({ "if-none-match": known })).status).toBe(304);
	expect((await get({ "if-none-match": '"x"' })).status).toBe(200);
});

test.each([
	["br; q=0, gzip", "gzip"],
	["gzip;q=0.000", null],
	["GZIP ; q=0.5, br ;Q=0", "gzip"],
	["brotli, gzip", "gzip"],
	["gzip;q=1.0, br;q=0.1", "br"],
	["", null],
])("a browser that accepts %j gets %j", async (accepted, encoding) => {
	const found = { ...page(200, "/"), headers: {}, body: Buffer.from("tea"), etag: etagOf("tea") };
	const request = new Request("https://site.example/", { headers: { "accept-encoding": accepted } });
	expect((await createPageResponse(request, found)).headers.get("content-encoding")).toBe(encoding);
});

const shared = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=604800";
test.each<[string, Partial<CachedPage>, string]>([
	["a page", { status: 200 }, shared],
	["a missing page", { status: 404 }, shared],
	["an error", { status: 500 }, "no-store"],
	["an old copy", { status: 200, isStale: true, etag: 'W/"b-stale"' }, "no-store"],
	["a page without a part", { status: 200, headers: { [partialContentHeader]: "1" } }, "no-store"],
])("%s is kept by others as long as it holds", async (_, { etag = 'W/"b"', ...change }, cacheControl) => {
	const found = { ...page(200, "/"), body: Buffer.from("tea"), ...change, etag: 'W/"b"' };
	const { headers } = await createPageResponse(new Request("https://site.example/"), found);
	expect(Object.fromEntries(headers)).toMatchObject({ "cache-control": cacheControl, etag });
	expect(headers.get("x-stale-since")).toBe("isStale" in change ? "1970-01-01T00:00:00.000Z" : null);
});

test("a missing page is sent whole to a reader who names its tag, and a page without a text as it is", async () => {
	const request = new Request("https://site.example/", { headers: { "if-none-match": "*", "accept-encoding": "gzip" } });
	const missing = await createPageResponse(request, { ...page(404, "/"), body: Buffer.from("tea") });
	expect([missing.status, gunzipSync(await missing.arrayBuffer()).toString()]).toEqual([404, "tea"]);
	const { headers } = await createPageResponse(request, page(301, "/"));
	expect([headers.get("content-encoding"), headers.get("content-length")]).toEqual([null, "0"]);
});

test("an old copy of a page says so at the start of its body, whatever attributes that has", async () => {
	const headers = { "content-type": "text/html; charset=utf-8" };
	const copy = { ...page(200, "/"), headers, body: Buffer.from('<html lang="id"><body lang="en"><p>Tea'), isStale: true };
	const text = await (await createPageResponse(new Request("https://site.example/"), copy)).text();
	expect(text).toMatch(
		/^<html lang="id"><body lang="en"><aside [^>]*>This is a copy of this page from <time [^>]*>January 1 at 00:00 UTC<\/time>\..*<p>Tea$/,
	);
	const feed = { ...copy, headers: { "content-type": "application/xml" }, body: Buffer.from("<body>Tea") };
	expect(await (await createPageResponse(new Request("https://site.example/"), feed)).text()).toBe("<body>Tea");
});

describe("compressed once more in the background", () => {
	const pageOf = (wordCount: number, status = 200) => {
		const words = Array.from({ length: wordCount }, (_, index) => `tea ${(index * 7919) % 4099}`);
		return { ...page(status, "/"), headers: {}, body: Buffer.from(words.join(" ")), etag: etagOf("tea") };
	};
	const sizeOf = async (found: ReturnType<typeof pageOf>) => {
		const request = new Request("https://site.example/", { headers: { "accept-encoding": "br" } });
		return Number((await createPageResponse(request, found)).headers.get("content-length"));
	};
	const untilSmaller = async (found: ReturnType<typeof pageOf>, size: number) => {
		while ((await sizeOf(found)) >= size) await new Promise((resolve) => setTimeout(resolve, 20));
	};

	test("is a page from its second request on, and later it is sent smaller", async () => {
		const found = pageOf(3_000);
		const first = await sizeOf(found);
		expect(await sizeOf(found)).toBe(first);
		await untilSmaller(found, first);
	});

	test("is one page at a time, and none of another status", async () => {
		const [slow, quick, missing] = [pageOf(20_000), pageOf(2_000), pageOf(2_000, 404)];
		const [slowSize, quickSize, missingSize] = [await sizeOf(slow), await sizeOf(quick), await sizeOf(missing)];
		for (const found of [missing, slow, quick]) await sizeOf(found);
		await untilSmaller(slow, slowSize);
		expect([await sizeOf(missing), await sizeOf(quick)]).toEqual([missingSize, quickSize]);
		await untilSmaller(quick, quickSize);
		expect(await sizeOf(missing)).toBe(missingSize);
	});
});
