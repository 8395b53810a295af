import { listenErrorMessage, ownOriginOf, readEnvironment, readListenOptions } from "./environment.ts";

const usable = {
	SITE_DIST: "dist",
	SITE_PUBLIC: "public",
	SITE_PAGES: "pages",
	BACKEND_URL: "http://127.0.0.1:4001/",
	BACKEND_KEY: "sb_publishable_x",
};

test("by default the site listens on the loopback's port 4000", () => {
	expect(readListenOptions({})).toEqual({ host: "127.0.0.1", port: 4000 });
});

test.each(["0", "80", "65535"])("the site listens on the port %s", (port) => {
	expect(readListenOptions({ HOST: "::1", PORT: port })).toEqual({ host: "::1", port: Number(port) });
});

test.each([
	["127.0.0.1", "http://127.0.0.1:80"],
	["192.0.2.1", "http://192.0.2.1:80"],
	["0.0.0.0", "http://127.0.0.1:80"],
	["::", "http://[::1]:80"],
])("the machine of a server that listens on %s reaches it at %s", (address, origin) => {
	expect(ownOriginOf({ address, port: 80 })).toBe(origin);
});

test.each(["abcdefghijklmnop", "ABCD0123456789~+/-_.=="])("the token of /metrics may be %s", (token) => {
	expect(readEnvironment({ ...usable, METRICS_TOKEN: token }).metricsToken).toBe(token);
});

test.each([
	["BEHIND_PROXY", "isBehindProxy", false],
	["REMOTE_OVERRIDES", "hasRemoteOverrides", false],
	["REMOTE_CONTRACT", "offersContract", false],
	["VISITS", "countsVisits", true],
] as const)("%s sets %s, which is %s by default", (name, setting, byDefault) => {
	const read = (variables: object) => readEnvironment({ ...usable, ...variables })[setting];
	expect([read({}), read({ [name]: "on" }), read({ [name]: "off" })]).toEqual([byDefault, true, false]);
});

test("SITE_FORMS=off closes the forms", () => {
	const areClosed = (variables: object) => readEnvironment({ ...usable, ...variables }).backend.areFormsClosed;
	expect([areClosed({}), areClosed({ SITE_FORMS: "on" }), areClosed({ SITE_FORMS: "off" })]).toEqual([false, false, true]);
});

test.each([
	["EADDRINUSE", "Port 80 is taken by another program; set PORT to a free one."],
	["EACCES", "Port 80 may not be used by this account; set PORT to one above 1023."],
	["EADDRNOTAVAIL", "HOST a is not an address of this machine."],
	["ENOTFOUND", "HOST a is not an address of this machine."],
	["EIO", "Nothing can listen on a port 80: broken"],
])("the error %s of a server that cannot listen is explained", (code, sentence) => {
	expect(listenErrorMessage(Object.assign(new Error("broken"), { code }), { host: "a", port: 80 })).toBe(sentence);
});

test("an invalid variable is named with its rule", () => {
	expect(() => readEnvironment({ ...usable, BACKEND_KEY: "" })).toThrow(
		new Error("BACKEND_KEY must hold the backend's public key."),
	);
});

test.each([
	["PORT", "eighty"],
	["PORT", "-1"],
	["PORT", "65536"],
	["PORT", "4000.5"],
	["PORT", ""],
	["HOST", ""],
	["LOG_LEVEL", "loud"],
	["METRICS_TOKEN", "too short"],
	["METRICS_TOKEN", "a long word with spaces"],
	["METRICS_TOKEN", "fifteen_letters"],
	["METRICS_TOKEN", "two abcdefghijklmnop"],
	["METRICS_TOKEN", "abcdefghijklmnop two"],
	["METRICS_TOKEN", ""],
	["BEHIND_PROXY", "yes"],
	["REMOTE_OVERRIDES", "yes"],
	["REMOTE_CONTRACT", "yes"],
	["VISITS", "yes"],
	["BACKEND_URL", "ftp://127.0.0.1"],
	["BACKEND_URL", "somewhere"],
	["BACKEND_URL", "xhttp://127.0.0.1"],
	["BACKEND_URL", "httpx://127.0.0.1"],
	["SITE_FORMS", "yes"],
	["BACKEND_KEY", ""],
	["SITE_URL", ""],
	["SITE_URL", "example.com"],
	["SITE_URL", "ftp://example.com"],
	["SITE_URL", "https://example.com/blog"],
])("an invalid %s (%p) is rejected with one sentence that names it", (name, value) => {
	expect(() => readEnvironment({ ...usable, [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
});

test("the backend's URL loses its trailing slash", () => {
	expect(readEnvironment(usable).backend.url).toBe("http://127.0.0.1:4001");
});

test("the site's URL is an origin, or undefined", () => {
	expect(readEnvironment({ ...usable, SITE_URL: "https://Example.com/" }).siteUrl).toBe("https://example.com");
	expect(readEnvironment({ ...usable, SITE_URL: "http://example.com" }).siteUrl).toBe("http://example.com");
	expect(readEnvironment(usable).siteUrl).toBeUndefined();
});
