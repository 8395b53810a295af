import { etagOf, unlessNotModified } from "./unlessNotModified.ts";

const [earlier, date, later] = [19, 20, 21].map((hour) => `Fri, 27 Nov 2026 ${hour}:00:00 GMT`) as [string, string, string];
const tag = etagOf("tea");
const strongTag = tag.slice(2);

test.each<[title: string, known: Record<string, string>, sent: Record<string, string>, status: number]>([
	["nothing", {}, { etag: tag, "last-modified": date }, 200],
	["nothing of a response without a date", {}, {}, 200],
	["the tag", { "if-none-match": tag }, { etag: tag }, 304],
	["the tag as a strong one", { "if-none-match": strongTag }, { etag: tag }, 304],
	["the tag among others", { "if-none-match": `"coffee", ${tag}` }, { etag: tag }, 304],
	["any tag", { "if-none-match": "*" }, { etag: tag }, 304],
	["another tag", { "if-none-match": etagOf("coffee") }, { etag: tag }, 200],
	["the start of the tag", { "if-none-match": tag.slice(0, -2) }, { etag: tag }, 200],
	["a tag that differs by W/", { "if-none-match": '"teaW/"' }, { etag: '"tea"' }, 200],
	["the same date", { "if-modified-since": date }, { "last-modified": date }, 304],
	["a later date", { "if-modified-since": later }, { "last-modified": date }, 304],
	["an earlier date", { "if-modified-since": earlier }, { "last-modified": date }, 200],
	["a date of a response without one", { "if-modified-since": later }, { etag: tag }, 200],
	["no date at all", { "if-modified-since": "yesterday" }, { "last-modified": date }, 200],
	[
		"another tag and the same date",
		{ "if-none-match": '"a"', "if-modified-since": date },
		{ etag: tag, "last-modified": date },
		200,
	],
	[
		"the tag and an earlier date",
		{ "if-none-match": tag, "if-modified-since": earlier },
		{ etag: tag, "last-modified": date },
		304,
	],
])("a request that names %s is answered with its status", async (_, known, sent, status) => {
	const headers = new Headers(sent);
	const request = new Request("http://site.test/", { headers: known });
	const response = await unlessNotModified(request, headers, () => new Response("tea", { headers }));
	expect([response.status, await response.text()]).toEqual([status, status === 304 ? "" : "tea"]);
	expect(response.headers.get("etag")).toBe(headers.get("etag"));
});
