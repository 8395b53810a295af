import { normalizePath, parseRedirect, targetPath, validateRedirect } from "./redirectRules.ts";

const origin = "https://raka.example";

test.each([
	["/essays/old", "/essays/old"],
	["  /2024/kopi susu/ ", "/2024/kopi%20susu"],
	["/kopié/%c3%a9", "/kopi%C3%A9/%C3%A9"],
	["/a{b}^`|", "/a%7Bb%7D%5E%60|"],
	["/%6d1", "/%6D1"],
	["https://old.example/2024/03/post.html", "/2024/03/post.html"],
	["http://old.example", "/"],
	["HTTPS://old.example//a//", "//a"],
	["/", "/"],
	["/a/https://old.example", "/a/https://old.example"],
	["", ""],
	["essays/old", "essays/old"],
	["a/https://old.example", "a/https://old.example"],
])("an old path typed as %j is %j", (typed, fromPath) => {
	expect(parseRedirect({ fromPath: typed, toPath: "/" }, origin).fromPath).toBe(fromPath);
});

test.each([
	["/essays/new?a=b#c", "/essays/new?a=b#c"],
	["https://raka.example/essays/new", "/essays/new"],
	["  /essays/new ", "/essays/new"],
	["https://raka.example", "/"],
	["HTTPS://Raka.example:443/essays/new", "/essays/new"],
	["http://raka.example/essays/new", "/essays/new"],
	["https://raka.example?a=b", "/?a=b"],
	["https://elsewhere.example/essays", "https://elsewhere.example/essays"],
	["https://raka.example.evil/essays", "https://raka.example.evil/essays"],
	["/kopi susu", "/kopi%20susu"],
	["/kopi%c3%a9?q=%c3", "/kopi%C3%A9?q=%c3"],
	["/a{b}?q={x}", "/a%7Bb%7D?q={x}"],
])("a new path typed as %j is %j", (typed, toPath) => {
	expect(parseRedirect({ fromPath: "/old", toPath: typed }, origin).toPath).toBe(toPath);
});

test.each([
	["", "/", { fromPath: "missing" }],
	["/old", "", { toPath: "missing" }],
	["old", "new", { fromPath: "not-a-path", toPath: "not-a-path" }],
	["//old", "/a//b", { fromPath: "not-a-path", toPath: "not-a-path" }],
	["/100%", "/\\b", { fromPath: "not-a-path", toPath: "not-a-path" }],
	["/old?p=1", "//elsewhere.example", { fromPath: "has-query", toPath: "elsewhere" }],
	[`/${"x".repeat(300)}`, "https://elsewhere.example/", { fromPath: "too-long", toPath: "elsewhere" }],
	["/", "/hire", { fromPath: "fixed-route" }],
	["/admin/essays", "/hire", { fromPath: "fixed-route" }],
	["/Essays", "/hire", { fromPath: "fixed-route" }],
	["/essays/topics/tea/rss.xml", "/a/../b", { fromPath: "fixed-route", toPath: "not-a-path" }],
	["/a/./b", "/100%", { fromPath: "not-a-path", toPath: "not-a-path" }],
	["/old", "/old/?a#b", { toPath: "loop" }],
	["/metrics", "/a%2Db", { fromPath: "fixed-route", toPath: "needless-escape" }],
	["/%61dmin", "/%6D1", { fromPath: "needless-escape", toPath: "needless-escape" }],
	["/favicon.svg", "/hire", { fromPath: "fixed-route" }],
	["/quote/old", "/hire", { fromPath: "fixed-route" }],
	["/favicon.ico", "/hire", { fromPath: "fixed-route" }],
	["/administration", "/essays?a=//b", {}],
	["/a%2Fb%25", "/a%20b", {}],
])("a redirect from %j to %j has the problems %j", (fromPath, toPath, problems) => {
	expect(validateRedirect({ fromPath, toPath })).toStrictEqual(problems);
});

test("of all escapes of a path only unreserved characters are decoded, and the others have capitals", () => {
	for (let code = 0; code < 256; code++) {
		const escape = `%${code.toString(16).padStart(2, "0")}`;
		const character = String.fromCharCode(code);
		const isNeedless = code < 128 && /[\w.~-]/.test(character);
		expect([escape, normalizePath(`/a${escape}b`)]).toEqual([escape, `/a${isNeedless ? character : escape.toUpperCase()}b`]);
		const { fromPath } = validateRedirect({ fromPath: `/a${escape.toUpperCase()}b`, toPath: "/" });
		expect([escape, fromPath]).toEqual([escape, isNeedless ? "needless-escape" : undefined]);
	}
});

test.each([
	["/", ""],
	["/a/b//", "/a/b"],
	["/a?b#c", "/a"],
	["/a#b?c/d", "/a"],
	["/a^`{}", "/a%5E%60%7B%7D"],
])("the path of the target %j is %j in its stored form", (toPath, path) => {
	expect(targetPath(toPath)).toBe(path);
});

const notPaths = 'a x/a /a\\b /a<b /a>b /a"b /a^b /a`b /a{b /a}b /a//b /a/./b /a/../b /a/. /a/.. /% /%4 /%GG /%4g /%c3 /\u00e9';

test.each([...notPaths.split(" "), "/a b", "/a\n"])("an old path may not be %j", (fromPath) => {
	expect(validateRedirect({ fromPath, toPath: "/b" })).toEqual({ fromPath: "not-a-path" });
});

test.each(["/.a", "/..a", "/a.", "/a../b", "/a/...", "/!~", "/%C3%A9", `/${"a".repeat(299)}`])(
	"an old path may be %j",
	(fromPath) => {
		expect(validateRedirect({ fromPath, toPath: "/b" })).toEqual({});
	},
);

const notTargets = 'a /a//b /a/. /a/.. /a/./b /a/../b /a/..?b /a/.#b /% /%4g /a^ /a` /a{ /a} /\u00e9 /a\\b /a<b /a"b /a?<b';

test.each([...notTargets.split(" "), "/a b", "/a\n"])("a new path may not be %j", (toPath) => {
	expect(validateRedirect({ fromPath: "/old", toPath })).toEqual({ toPath: "not-a-path" });
});

test.each(["/a?b//c", "/a#b/../c", "/a?%", "/a?%2D", "/a?bc%2D", "/a?b^{}", "/.a", "/a../b", "/a..", `/${"a".repeat(2047)}`])(
	"a new path may be %j",
	(toPath) => {
		expect(validateRedirect({ fromPath: "/old", toPath })).toEqual({});
	},
);

test.each([
	["HTTP://elsewhere.example", "elsewhere"],
	["https://elsewhere.example", "elsewhere"],
	["//elsewhere.example", "elsewhere"],
	[`/${"a".repeat(2048)}`, "too-long"],
	["/a%2D#b", "needless-escape"],
])("the new path %j has the problem %s", (toPath, problem) => {
	expect(validateRedirect({ fromPath: "/old", toPath })).toEqual({ toPath: problem });
});

const folders = "admin assets auth cards data essays/before preview projects/before quote remotes rest storage";
const files =
	"config.json feed.json registry.json search.json rss.xml essays/topics/t/rss.xml sitemap.xml licenses.txt llms.txt robots.txt 404 " +
	"healthz metrics revalidate site.webmanifest favicon.ico favicon.svg visit.gif apple-touch-icon.png icon-192.png og-default.png sample/a.webp sample/ab.webp";

test.each([
	...folders.split(" ").flatMap((name) => [name, `${name}/a`, name.toUpperCase()]),
	...files.split(" "),
	"FEED.json",
	"Metrics",
])("/%s is a route or file of the site, which no redirect replaces", (name) => {
	expect(validateRedirect({ fromPath: `/${name}`, toPath: "/b" })).toEqual({ fromPath: "fixed-route" });
});

const others =
	"essays/topics/rss.xml essays/topics/a/b/rss.xml feedxjson sitemapxxml robotsxtxt icon-.png icon-a.png visitxgif sample/.webp sample/a/b.webp samples/a.webp";

test.each([
	...[...folders.split(" "), ...files.split(" ")].flatMap((name) => [`x/${name}`, `${name}x`, `x${name}`]),
	...others.split(" "),
])("/%s may be redirected", (name) => {
	expect(validateRedirect({ fromPath: `/${name}`, toPath: "/b" })).toEqual({});
});
