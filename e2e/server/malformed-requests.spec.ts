import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readOutput } from "../fixtures/readOutput.ts";
import { sendRaw } from "../fixtures/sendRaw.ts";
import type { RunningSite } from "../fixtures/startSite.ts";
import { expect, test } from "../fixtures/test.ts";

/**
 * A malformed request is the client's error: it gets a status below 500, and the log has only request lines.
 */

/** Serial: the tests share a site. */
test.describe.configure({ mode: "default" });

const form = "Content-Type: application/x-www-form-urlencoded\r\n";
const long = (size: number) => "a".repeat(size);
const withLength = (body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`;
const inChunks = (body: string) => `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

/** Bodies to a page, with the expected status of each. */
const bodies: [string, string, number][] = [
	["a form above 64 KB", form + withLength(long(70_000)), 413],
	["a form of 5 MB", form + withLength(long(5_000_000)), 413],
	["a form above 64 KB in chunks", form + inChunks(long(70_000)), 413],
	["a form in chunks", form + inChunks("name=Sari"), 422],
	["an empty form", form + withLength(""), 422],
	["JSON", `Content-Type: application/json\r\n${withLength("{}")}`, 415],
	["no content type", withLength("name=Sari"), 415],
	["no body", withLength(""), 415],
	["a content type that is none", `Content-Type: ;;;\r\n${withLength("name=Sari")}`, 415],
	["a compressed form", `${form}Content-Encoding: gzip\r\n${withLength("name=Sari")}`, 415],
	["parts without a boundary", `Content-Type: multipart/form-data\r\n${withLength("name=Sari")}`, 400],
	["parts that are none", `Content-Type: multipart/form-data; boundary=x\r\n${withLength("name=Sari")}`, 400],
	["a length that is none", `${form}Content-Length: abc\r\n\r\nname=Sari`, 400],
	["a length below nothing", `${form}Content-Length: -1\r\n\r\nname=Sari`, 400],
	["two lengths", `${form}Content-Length: 3\r\n${withLength("name=Sari")}`, 400],
	["a length and chunks", `${form}Content-Length: 3\r\n${inChunks("name=Sari")}`, 400],
	["chunks that are none", `${form}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
];

for (const [name, body, status] of bodies) {
	test(`${name} sent to a page is answered ${status}`, async ({ site }) => {
		const before = await unexpectedLogLines(site);
		const answer = await sendRaw(site.url, `POST /contact HTTP/1.1\r\n${headOf(site.url)}${body}`);
		expect(answer.status).toBe(status);
		if (status === 413) expect(answer.text).toMatch(/<h1>.*<p role="alert">.*<a href="\/">/s);
		expect(await unexpectedLogLines(site)).toEqual(before);
	});
}

/** The patterns of all routes: "/essays/topics/:slug/rss.xml". */
const app = readFileSync(fileURLToPath(new URL("../../shell/server/app.ts", import.meta.url)), "utf8");
const routes = [...app.matchAll(/\bapp\.\w+\(\s*"([^"]+)"/g)].map(([, route = ""]) =>
	route.startsWith("/") ? route : `/${route}`,
);

/** Names that no file, row or token has; %ff and %c3%28 are no UTF-8. */
const oddSegments = ["%00", "%ff", "%c3%28", "%ed%a0%80", long(8_000)].flatMap((segment) =>
	["", ".json", ".png"].map((ending) => segment + ending),
);

const paths = {
	"a route": [...new Set(routes)].flatMap((route) =>
		oddSegments.map((segment) => (/[*:]/.test(route) ? route.replace(/\*|:\w+/, segment) : route + segment)),
	),
	"a page's data": ["//.json", "///.json", "/.json", "/%.json", "/%2f.json", "/..json", "/../x.json", "//evil.example/.json"]
		.concat(["/http://x.json", "/essays/%00.json", "/projects/nothing.json", "/admin.json"])
		.map((path) => `/data${path}`),
	"a page": [
		"//",
		"///",
		"//evil.example/",
		"/%",
		"/%zz",
		"/%E0%A4%A",
		"/%00",
		"/a%00b",
		"/%2e%2e/%2e%2e/etc/passwd",
		"/;x",
		"/#x",
	]
		.concat([
			"/../../etc/passwd",
			"/\\evil.example",
			"/a\\b",
			"/a b",
			"/\xe9",
			"/essays?page=%00",
			"/essays?%zz",
			`/${long(300)}.png`,
		])
		.concat([`/${long(8_000)}`, `/${long(20_000)}`, `/a${"/b".repeat(6_000)}`, `/?${long(8_000)}`]),
	"an entry": ["%00", "%", "%zz", "%E0%A4%A", "%2F", "..%2f..%2fetc%2fpasswd", "before/%00", "before/%zz", long(8_000)]
		.concat([`before/${"%F0%9F%8D%B5".repeat(500)}`])
		.flatMap((id) => [`/essays/${id}`, `/projects/${id}`]),
	"a card": ["%00.png", "%.png", "..png", ".png", "x", `${long(8_000)}.png`].map((file) => `/cards/essays/${file}`),
	"a file": [
		"/assets/%00.js",
		"/assets/%.js",
		"/assets/../../x",
		"/assets/%2e%2e/%2e%2e/package.json",
		"/remotes/%00",
		"/sample",
		"/sample/",
	].concat(["/remotes/public/x/server/y.js", "/sample/%2e%2e/%2e%2e/package.json", "/favicon.svg/", "/favicon.svg%00"]),
	"a text for machines": ["/healthz/", "/config.json/", "/rss.xml?%zz", "/search.json?q=%00", "/robots.txt%00", "/sitemap.xml/"],
	"the admin's page": ["/admin/%00", "/admin/%", "/admin//", "/Admin"],
	"the backend's": ["/rest/v1", "/rest/v1/", "/rest/v1//", "/rest/v1/%", "/rest/v1/../../healthz", "/auth/v1/%zz"].concat([
		"/storage/v1/object/public/%00",
		"/storage/v1/object/public/x/%zz",
	]),
	nothing: ["*", "?", "", "a", "ftp://x/", "http://[::1/", "HTTP://x/"],
};

test("the routes are those of the server", () => {
	expect(routes).toEqual(
		expect.arrayContaining(["/rest/v1/*", "/healthz", "/search.json", "/data/preview/*", "/preview/*", "/*"]),
	);
});

for (const [name, odd] of Object.entries(paths)) {
	test(`a path like ${name} causes no error of the site`, async ({ site }) => {
		const before = await unexpectedLogLines(site);
		for (const path of odd) {
			const { status = 0 } = await sendRaw(site.url, `GET ${path} HTTP/1.1\r\n${headOf(site.url)}\r\n`);
			expect([path, status >= 200 && status < 500], String(status)).toEqual([path, true]);
		}
		expect(await unexpectedLogLines(site)).toEqual(before);
	});
}

const methods = ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "QUERY", "NOTHING", "get"];

test("no method causes an error of the site", async ({ site }) => {
	const before = await unexpectedLogLines(site);
	for (const method of methods) {
		for (const path of [
			"/",
			"/contact",
			"/admin",
			"/assets/x.js",
			"/favicon.svg",
			"/rss.xml",
			"/cards/essays/x.png",
			"/rest/v1/nothing",
		]) {
			const { status } = await sendRaw(site.url, `${method} ${path} HTTP/1.1\r\n${headOf(site.url)}\r\n`);
			expect(status, `${method} ${path}`).toBeLessThan(500);
		}
	}
	// The connection is closed without a tunnel.
	expect((await sendRaw(site.url, `CONNECT example.com:443 HTTP/1.1\r\n${headOf(site.url)}\r\n`)).status).toBeUndefined();
	expect(await unexpectedLogLines(site)).toEqual(before);
});

test("a page lists its allowed methods", async ({ site }) => {
	const ask = async (method: string, path: string) => {
		const { status, headers } = await fetch(site.url + path, { method });
		return [status, headers.get("allow")];
	};
	for (const path of ["/contact", "/hire"]) expect(await ask("OPTIONS", path)).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
	for (const path of ["/essays", "/nowhere", "/admin/x", "/rss.xml"]) {
		expect(await ask("OPTIONS", path)).toEqual([204, "GET, HEAD, OPTIONS"]);
		expect(await ask("POST", path)).toEqual([405, "GET, HEAD, OPTIONS"]);
	}
});

const headers = [
	"Cookie: session=1; \x01",
	"If-Modified-Since: never",
	"If-None-Match: ,,,",
	"Range: bytes=-99999999999",
	"Accept-Encoding: br;q=x, *;q=",
	"X-Forwarded-For: , ,",
	"X-Forwarded-Proto: javascript",
	"Origin: null",
	"Origin: :::",
	"Expect: 100-continue",
	"Expect: nothing",
	"Upgrade: websocket",
	`X-Long: ${long(20_000)}`,
	Array.from({ length: 300 }, (_, index) => `X-${index}: y`).join("\r\n"),
	"X-Odd: \xff",
];

test("no header causes an error of the site", async ({ site }) => {
	const before = await unexpectedLogLines(site);
	for (const header of headers) {
		for (const start of ["GET /", "GET /og-default.png", "GET /nowhere", "POST /contact"]) {
			const { status } = await sendRaw(
				site.url,
				`${start} HTTP/1.1\r\n${headOf(site.url)}${header}\r\nContent-Length: 0\r\n\r\n`,
			);
			expect(status, `${start} ${header.slice(0, 60)}`).toBeLessThan(500);
		}
	}
	expect(await unexpectedLogLines(site)).toEqual(before);
});

test("a connection that closes during a form causes no error of the site", async ({ site }) => {
	const before = await unexpectedLogLines(site);
	for (const length of ["Content-Length: 60000", "Transfer-Encoding: chunked"]) {
		const begun = `POST /contact HTTP/1.1\r\n${headOf(site.url)}${form}${length}\r\n\r\nff\r\nname=Sari`;
		await sendRaw(site.url, begun, { closeAfterMs: 200 });
	}
	expect((await fetch(site.url)).status).toBe(200);
	expect(await unexpectedLogLines(site)).toEqual(before);
});

/** The site's output without the log lines of requests that succeeded or failed with 4xx. */
async function unexpectedLogLines(site: RunningSite) {
	return (await readOutput(site)).filter((line) => !line.startsWith('{"level":"info"'));
}

function headOf(site: string) {
	return `Host: ${new URL(site).host}\r\nConnection: close\r\n`;
}
