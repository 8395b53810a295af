import { parseRedirect, validateRedirect } from "./redirectRules.ts";

const origin = "https://raka.example";

test.each([
	["/essays/old", "/essays/old"],
	["  /2024/kopi susu/ ", "/2024/kopi%20susu"],
	["/kopié/%c3%a9", "/kopi%C3%A9/%C3%A9"],
	["/a{b}^`|", "/a%7Bb%7D%5E%60|"],
	["/%6d1", "/%6D1"],
	["https://old.example/2024/03/post.html", "/2024/03/post.html"],
	["http://old.example", "/"],
	["", ""],
	["essays/old", "essays/old"],
])("an old path typed as %j is %j", (typed, fromPath) => {
	expect(parseRedirect({ fromPath: typed, toPath: "/" }, origin).fromPath).toBe(fromPath);
});

test.each([
	["/essays/new?a=b#c", "/essays/new?a=b#c"],
	["https://raka.example/essays/new", "/essays/new"],
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
	expect(validateRedirect({ fromPath, toPath })).toEqual(problems);
});
