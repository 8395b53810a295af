import { parseBuild, parseManifest } from "./manifest.ts";

const route = { path: "/garden", title: "Garden" };
const manifest = { id: "garden", area: "public", contract: "^0.1.0", access: "everyone", routes: [route] };
const hash = "A".repeat(43);
const built = { ...manifest, version: "1", assets: ["a.js"], pages: { tea: ["b.js"] }, requires: { react: "^19.0.0" } };
const withRoute = (change: object) => ({ ...manifest, routes: [{ ...route, ...change }] });
const navigation = { label: "Garden", icon: "M3 4-5,6.7z", order: 1 };

/** Each field of a manifest by the values that it may have and those that it may not. */
const fields: Record<string, [accepted: unknown[], refused: unknown[]]> = {
	id: [
		["a", "a1-b", "shells", "my-shell", "constructors", "a".repeat(40)],
		["shell", "constructor", "", "1a", "-a", "aB", "a_b", "a".repeat(41), "a b", " garden", "garden\n", 7, undefined],
	],
	area: [["public"], ["private", "publics", "xpublic", undefined]],
	contract: [
		["^0.1.0", "^10.20.30"],
		["0.1.0", "x^0.1.0", "^0.1", "^0.1.0.0", "^0.1.0-a", "^a.1.0", "^0.b.0", "^0.1.c", "^.1.0", "^0..0", "^0.1.", "^0x1.0"],
	],
	access: [
		["everyone", "session", "admin"],
		["friends", "everyones", "xadmin"],
	],
	routes: [
		[[], [route]],
		[{}, undefined, ["/garden"]],
	],
};

const cases = (kind: 0 | 1) =>
	Object.entries(fields).flatMap(([name, values]) => values[kind].map((value) => [name, value] as const));

test.each(cases(0))("the field %s may be %j", (name, value) => {
	expect(parseManifest({ ...manifest, [name]: value })).toEqual({ ...manifest, [name]: value });
});

test.each(cases(1))("the field %s may not be %j", (name, value) => {
	expect(() => parseManifest({ ...manifest, [name]: value })).toThrow(name.replace("routes", "route"));
});

const paths = ["/", "/*", "/a-1", "/tea/:noteId", "/tea/*", "/:a/:b/*", "/z9/y8"];

test.each(paths)("a route may have the path %j", (path) => {
	expect(parseManifest(withRoute({ path })).routes).toEqual([{ ...route, path }]);
});

const notPaths = "tea tea/ x/ // /tea/ /tea//a /Tea /tea_a /tea.a /: /:1 /tea/:a-b /:a* /tea/** /*/tea /tea* x/* /*x /?a /#a";

test.each([...notPaths.split(" "), "", "/tea\n", " /tea"])("a route may not have the path %j", (path) => {
	expect(() => parseManifest(withRoute({ path }))).toThrow("path");
});

test.each(["/tea/a-1", "/%20/~b_.C"])("a route may have the example %j", (example) => {
	expect(parseManifest(withRoute({ example })).routes).toEqual([{ ...route, example }]);
});

test.each(["", "/", "tea", "x/tea", "/tea/", "/tea//a", "/tea?a", "/a b", "/:note", 7, null])(
	"a route may not have the example %j",
	(example) => {
		expect(() => parseManifest(withRoute({ example }))).toThrow("example");
	},
);

test("words are one line of at most 80 characters, and an icon is the path of an SVG", () => {
	const most = "é".repeat(80);
	const parts = {
		title: most,
		navigation: { ...navigation, label: most, icon: "1".repeat(500) },
		palette: { label: most, keywords: most },
	};
	expect(parseManifest(withRoute({ ...parts, sitemap: true })).routes).toEqual([{ ...route, ...parts, sitemap: true }]);
	for (const wrong of ["", `${most}a`, "a\nb", "\na", "a\u0007", 7]) {
		expect(() => parseManifest(withRoute({ title: wrong }))).toThrow("title");
		expect(() => parseManifest(withRoute({ navigation: { ...navigation, label: wrong } }))).toThrow("navigation.label");
		expect(() => parseManifest(withRoute({ palette: { label: wrong } }))).toThrow("palette.label");
		expect(() => parseManifest(withRoute({ palette: { label: "a", keywords: wrong } }))).toThrow("palette.keywords");
	}
	for (const icon of ["", "1".repeat(501), "url(x)", 'M1"', '"M1', undefined])
		expect(() => parseManifest(withRoute({ navigation: { ...navigation, icon } }))).toThrow("navigation.icon");
});

test.each([
	[{ ...manifest, loader: "x" }, "loader is unknown."],
	[{ ...manifest, loader: "x", more: 1 }, "loader, more is unknown."],
	[withRoute({ loader: "x" }), "loader is unknown."],
	[withRoute({ navigation: { ...navigation, more: 1 } }), "more is unknown."],
	[withRoute({ palette: { label: "Tea", more: 1 } }), "more is unknown."],
	[withRoute({ navigation: null }), "navigation is missing."],
	[withRoute({ palette: [] }), "palette is missing."],
	[withRoute({ navigation: { ...navigation, order: "1" } }), "navigation.order is no number."],
	[withRoute({ path: "/tea/:note", navigation }), "/tea/:note has a parameter, so navigation and palette cannot list it."],
	[withRoute({ path: "/tea/*", palette: { label: "Tea" } }), "/tea/* has a parameter, so navigation and palette cannot list it."],
	[withRoute({ path: "/admin/tea" }), "/admin/tea is no path of the area public."],
	[{ ...manifest, area: "admin", access: "admin" }, "/garden is no path of the area admin."],
	[
		{ ...manifest, area: "admin", access: "session", routes: [{ path: "/admin/tea", title: "Tea" }] },
		'access must be "admin" in the area admin.',
	],
	["remote", "remote.json is missing."],
	[null, "remote.json is missing."],
	[[], "remote.json is missing."],
])("the manifest %j is refused: %s", (value, reason) => {
	expect(() => parseManifest(value)).toThrow(new Error(reason));
});

test("a remote of the admin area is for admins, and a route without sitemap: true is not listed in it", () => {
	const inAdmin = { ...manifest, area: "admin", access: "admin", routes: [{ path: "/admin", title: "Tea" }] };
	expect(parseManifest({ ...inAdmin, routes: [{ ...inAdmin.routes[0], sitemap: "yes" }] })).toEqual(inAdmin);
});

test.each([
	{},
	{ version: "1.2.3-a_b+c" },
	{ integrity: { "a.js": `sha256-${hash}=` } },
	{ integrity: { "a.js": `sha384-${"+".repeat(64)}`, "b.js": `sha512-${"/".repeat(86)}==` } },
	{ imports: { Essay: { "": "abcd-_09", id: "12345678" } } },
])("a build may have %j", (change) => {
	expect(parseBuild({ ...built, ...change })).toEqual({ ...built, ...change });
});

const wrongHashes = [
	`sha256-${hash} sha256-${hash}== sha256-${hash.slice(1)}= xsha256-${hash}= sha256-${".".repeat(43)}= sha256-${hash}=x`,
	`sha384-${".".repeat(64)} sha384-${"A".repeat(63)} sha384-${"A".repeat(65)} md5-1234`,
	`sha512-${".".repeat(86)}== sha512-${"A".repeat(85)}== sha512-${"A".repeat(86)} sha512-${"A".repeat(86)}===`,
].flatMap((hashes) => hashes.split(" "));

test.each<[object, string]>([
	...["", "-1", ".1", "+1", "a b", "1/2", "../1", "1\n", " 1"].map((version): [object, string] => [{ version }, "version"]),
	...wrongHashes.map((value): [object, string] => [{ integrity: { "a.js": value } }, "The hash of a.js"]),
	...["1234567", "123456789", "1234567!", " 12345678"].map((id): [object, string] => [
		{ imports: { Essay: { id } } },
		"Essay.id",
	]),
	[{ version: undefined }, "version is missing."],
	[{ integrity: { "a.js": undefined } }, "The hash of a.js is missing."],
	[{ assets: "a.js" }, "assets is not a list."],
	[{ assets: [7] }, "assets is not usable: 7"],
	[{ assets: [undefined] }, "assets is missing."],
	[{ pages: { tea: "b.js" } }, "tea is not a list."],
	[{ pages: [] }, "pages is missing."],
	[{ requires: { react: "19.0.0" } }, 'react is not usable: "19.0.0"'],
	[{ requires: null }, "requires is missing."],
	[{ integrity: [] }, "integrity is missing."],
	[{ imports: { Essay: null } }, "Essay is missing."],
	[{ loader: "x" }, "loader is unknown."],
])("a build with %j is refused: %s", (change, reason) => {
	expect(() => parseBuild({ ...built, ...change })).toThrow(reason);
});
