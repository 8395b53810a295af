import { parseRegistry, type Release } from "./registry.ts";

const hash = `sha256-${"A".repeat(43)}=`;
const release: Release = {
	id: "public",
	area: "public",
	contract: "^0.1.0",
	access: "everyone",
	routes: [{ path: "/", title: "Home" }],
	version: "1.0.0-abc",
	entry: "/remotes/public/1.0.0-abc/remoteEntry.js",
	integrity: { "remoteEntry.js": hash, "module.1.js": hash, "page.2.js": hash, "server/remoteEntry.cjs": hash },
	assets: ["module.1.js"],
	pages: { "public-home": ["page.2.js"] },
	requires: { react: "^19.0.0" },
	publishedAt: "2026-11-21T10:00:00.000Z",
};
const admin = {
	...release,
	id: "admin",
	area: "admin",
	access: "admin",
	routes: [{ path: "/admin", title: "Dashboard" }],
	entry: "https://cdn.example.test/admin/1/remoteEntry.js",
};
const registry = { revision: 3, remotes: { public: release, admin }, history: { public: [release], admin: [] } };

test("a valid registry is read unchanged, with releases on this origin and on another", () => {
	expect(parseRegistry(JSON.parse(JSON.stringify(registry)))).toEqual(registry);
});

test.each(["/remoteEntry.js", "http://cdn.example.test/remoteEntry.js", "https://cdn.example.test:8443/a/b/remoteEntry.js"])(
	"a release may have the entry %s",
	(entry) => {
		const remotes = { admin, public: { ...release, entry } };
		expect(parseRegistry({ ...registry, remotes }).remotes).toEqual(remotes);
	},
);

test("a release keeps that it was rolled back or why the next was refused, and no other value of both", () => {
	const remotes = { public: { ...release, rolledBack: true }, admin: { ...admin, refused: "admin: needs preact." } };
	expect(parseRegistry({ ...registry, remotes }).remotes).toEqual(remotes);
	const others = { public: { ...release, rolledBack: "yes", refused: 7 }, admin: { ...admin, rolledBack: false } };
	expect(parseRegistry({ ...registry, remotes: others }).remotes).toEqual({ public: release, admin });
});

test("of the history only releases are read", () => {
	const history = { public: [null, release, { ...release, entry: "x y" }], admin: "none" };
	expect(parseRegistry({ ...registry, history }).history).toEqual({ public: [release], admin: [] });
});

test("the served registry has no history and is read with an empty one", () => {
	const { history: _, ...served } = registry;
	expect(parseRegistry(served)).toEqual({ ...registry, history: { public: [], admin: [] } });
});

test.each([
	["no registry", null],
	["a list", []],
	["no revision", { remotes: {} }],
	["a revision that is no number", { ...registry, revision: "3" }],
	["a revision between two writes", { ...registry, revision: 1.5 }],
	["a revision beyond the exact numbers", { ...registry, revision: 2 ** 53 }],
	["no remotes", { revision: 1 }],
	["an unknown key", { ...registry, remote: {} }],
])("%s rejects the complete registry", (_, value) => {
	expect(() => parseRegistry(value)).toThrow("The registry");
});

test.each([
	["a missing hash of the entry", { integrity: { ...release.integrity, "remoteEntry.js": undefined } }, "remoteEntry.js"],
	["a missing hash of a file to preload", { assets: ["other.js"] }, "other.js has no hash"],
	["a missing hash of a page", { pages: { "public-home": ["other.js"] } }, "other.js has no hash"],
	["a hash that is none", { integrity: { ...release.integrity, "module.1.js": "md5-1234" } }, "module.1.js"],
	["a hash cut short", { integrity: { ...release.integrity, "module.1.js": "sha256-AAAA=" } }, "module.1.js"],
	["a file outside its folder", { integrity: { ...release.integrity, "../shell.js": hash } }, "../shell.js"],
	["no hashes at all", { integrity: undefined }, "integrity is missing"],
	["an entry of another scheme", { entry: "javascript:alert(1)//x.js" }, "entry"],
	["an entry without a scheme", { entry: "//evil.example.test/x.js" }, "entry"],
	["an entry with a query", { entry: "/remotes/x.js?y" }, "entry"],
	["a file with a query", { integrity: { ...release.integrity, "a.js?b": hash } }, "a.js?b is no file of the remote"],
	["a time after another word", { publishedAt: `x${release.publishedAt}` }, "publishedAt"],
	["a time before another word", { publishedAt: `${release.publishedAt}x` }, "publishedAt"],
	["no contract", { contract: undefined }, "contract is missing"],
	["a range that is none", { requires: { react: "latest" } }, "react"],
	["the id of another", { id: "garden" }, "the build is one of garden"],
	["a path of the other area", { routes: [{ path: "/admin/tea", title: "Tea" }] }, "/admin/tea is no path of the area public"],
	["a path that is none", { routes: [{ path: "tea/..", title: "Tea" }] }, "path"],
	["a route with something unknown", { routes: [{ path: "/tea", title: "Tea", loader: "x" }] }, "loader is unknown"],
	[
		"an entry of the navigation without an order",
		{ routes: [{ path: "/tea", title: "Tea", navigation: { label: "Tea", icon: "leaf" } }] },
		"order",
	],
	[
		"an entry of the palette for any note",
		{ routes: [{ path: "/tea/:note", title: "Tea", palette: { label: "Tea" } }] },
		"/tea/:note has a parameter",
	],
	["an access that is none", { access: "friends" }, "access"],
	["an unknown key", { integrityy: {} }, "integrityy is unknown"],
])(
	"%s makes that remote incompatible with a reason, and does not affect the other (OpenSearch-Dashboards#12296)",
	(_, change, reason) => {
		const read = parseRegistry(
			JSON.parse(JSON.stringify({ ...registry, remotes: { public: { ...release, ...change }, admin } })),
		);
		expect(read.remotes.public).toEqual({ incompatible: expect.stringContaining(reason) });
		expect(read.remotes.admin).toEqual(admin);
	},
);

test("a remote that the server found incompatible reaches the tab with the server's reason", () => {
	const served = parseRegistry({ ...registry, remotes: { public: release, admin: { ...admin, assets: ["other.js"] } } });
	expect(parseRegistry(JSON.parse(JSON.stringify(served))).remotes.admin).toEqual({
		incompatible: "admin: other.js has no hash.",
	});
});

test("a remote that was never published is incompatible", () => {
	expect(parseRegistry({ revision: 0, remotes: {} }).remotes.admin).toEqual({ incompatible: "admin: nothing is published." });
});
