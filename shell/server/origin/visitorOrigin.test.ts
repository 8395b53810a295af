import type { IncomingMessage } from "node:http";
import { clientIp, createRequestOrigin, createVisitorOrigin } from "./visitorOrigin.ts";

const siteUrl = "https://raka.example";
const requestOf = (url: string, proto = "https") => new Request(url, { headers: { "x-forwarded-proto": proto } });

test("a request for the host of SITE_URL is on SITE_URL, whatever its headers", () => {
	for (const isBehindProxy of [true, false]) {
		const visitorOrigin = createVisitorOrigin({ siteUrl, isBehindProxy });
		for (const url of ["http://raka.example/", "http://raka.example:443/essays"])
			expect(visitorOrigin(requestOf(url, "http"))).toBe(siteUrl);
	}
});

test("a request to this machine's loopback name is on the origin that it names", () => {
	expect(createVisitorOrigin({ siteUrl, isBehindProxy: false })(requestOf("http://127.0.0.1:4000/"))).toBe(
		"http://127.0.0.1:4000",
	);
});

test("the scheme is taken from a reverse proxy only, and from the last value", () => {
	const url = "http://site.example/";
	expect(createVisitorOrigin({ siteUrl: undefined, isBehindProxy: false })(requestOf(url))).toBe("http://site.example");
	const visitorOrigin = createVisitorOrigin({ siteUrl: undefined, isBehindProxy: true });
	expect(visitorOrigin(requestOf(url))).toBe("https://site.example");
	expect(visitorOrigin(requestOf(url, "https, http"))).toBe("http://site.example");
	expect(visitorOrigin(requestOf(url, "javascript"))).toBe("http://site.example");
	expect(visitorOrigin(new Request(url))).toBe("http://site.example");
});

test.each([
	["raka.example", siteUrl],
	["other.example", undefined],
	["127.0.0.1:4000", undefined],
	["a@raka.example", undefined],
])("with SITE_URL, a request for %s is answered from memory as %s", (host, origin) => {
	const request = { headers: { host }, rawHeaders: ["Host", host] } as unknown as IncomingMessage;
	expect(createRequestOrigin({ siteUrl, isBehindProxy: false })(request)).toBe(origin);
});

test("without SITE_URL a request is answered from memory for the one host that it names, by the proxy's scheme", () => {
	const originOf = createRequestOrigin({ siteUrl: undefined, isBehindProxy: true });
	const request = (headers: object, ...rawHeaders: string[]) => ({ headers, rawHeaders }) as unknown as IncomingMessage;
	const host = "Site.example";
	expect(originOf(request({ host }, "Accept", "*/*", "Host", host))).toBe("http://site.example");
	expect(originOf(request({ host, "x-forwarded-proto": "https" }, "Host", host))).toBe("https://site.example");
	expect(originOf(request({ host }, "Host", host))).toBe("http://site.example");
	expect(originOf(request({ host }, "Host", host, "HOST", "evil.example"))).toBeUndefined();
	expect(originOf(request({ host }, "Host", host, "Hosts", "evil.example", "Nose", "x"))).toBe("http://site.example");
	expect(originOf(request({ host: "a b" }, "Host", "a b"))).toBeUndefined();
	expect(originOf(request({}, "Accept", "*/*"))).toBeUndefined();
});

test("without a proxy the connection's IP counts, whatever headers the visitor sends", () => {
	expect(clientIp("198.51.100.4", "203.0.113.7", false)).toBe("198.51.100.4");
	expect(clientIp(undefined, undefined, false)).toBe("");
});

test("behind a proxy the value that the proxy added counts, not one that the visitor sent", () => {
	expect(clientIp("127.0.0.1", "203.0.113.7", true)).toBe("203.0.113.7");
	expect(clientIp("127.0.0.1", "10.0.0.1, 203.0.113.7", true)).toBe("203.0.113.7");
});

test("a request without a forwarded IP has its connection's IP", () => {
	expect(clientIp("127.0.0.1", undefined, true)).toBe("127.0.0.1");
	expect(clientIp("127.0.0.1", "", true)).toBe("127.0.0.1");
});
