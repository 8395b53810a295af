import { readEnvironment, readListenOptions } from "./environment.ts";

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
	["METRICS_TOKEN", ""],
	["BEHIND_PROXY", "yes"],
	["REMOTE_OVERRIDES", "yes"],
	["REMOTE_CONTRACT", "yes"],
	["VISITS", "yes"],
	["BACKEND_URL", "ftp://127.0.0.1"],
	["BACKEND_URL", "somewhere"],
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
	expect(readEnvironment(usable).siteUrl).toBeUndefined();
});
