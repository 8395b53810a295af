import { toDeployment } from "./deployment.ts";
import { findTakenPath } from "./findTakenPath.ts";
import {
	deploymentFor,
	guestFor,
	guestPagesOf,
	guestWithId,
	isForEveryone,
	releasesFor,
	remotesFor,
	sitemapPathsOf,
} from "./owner.ts";
import { parseRegistry, type Registry, type Release } from "./registry.ts";

const hash = `sha256-${"A".repeat(43)}=`;
const release = (id: string, change: Partial<Release>): Partial<Release> => ({
	id,
	area: "public",
	contract: "^0.1.0",
	access: "everyone",
	routes: [],
	version: "1",
	entry: `/remotes/${id}/1/remoteEntry.js`,
	integrity: { "remoteEntry.js": hash },
	assets: [],
	pages: {},
	requires: {},
	publishedAt: "2026-11-26T10:00:00.000Z",
	...change,
});
const navigation = { label: "Garden", icon: "leaf", order: 9 };
const registry: Registry = parseRegistry({
	revision: 1,
	remotes: {
		public: release("public", { routes: [{ path: "/essays/*", title: "Essays" }] }),
		admin: release("admin", { area: "admin", access: "admin", routes: [{ path: "/admin", title: "Dashboard" }] }),
		garden: release("garden", {
			routes: [
				{ path: "/garden", title: "Garden", navigation, sitemap: true },
				{ path: "/garden/:note", title: "Note", sitemap: true },
			],
		}),
		refused: { incompatible: "refused: needs preact, which this shell does not provide." },
		letters: release("letters", { access: "session", routes: [{ path: "/letters", title: "Letters", sitemap: true }] }),
		tools: release("tools", {
			area: "admin",
			access: "admin",
			routes: [
				{ path: "/admin/tools", title: "Tools", palette: { label: "Tools" } },
				{ path: "/admin/tools/*", title: "A tool" },
			],
		}),
	},
});
const deployment = toDeployment(registry, { "@site/shared-data": "0.1.0" });

test.each([
	["/", ["public"]],
	["/garden", ["public", "garden"]],
	["/garden/", ["public", "garden"]],
	["/letters/", ["public", "letters"]],
	["/garden/tea", ["public", "garden"]],
	["/garden/tea/old", ["public"]],
	["/gardener", ["public"]],
	["/administrator", ["public"]],
	["/essays/admin", ["public"]],
	["/admin", ["admin"]],
	["/admin/", ["admin"]],
	["/admin/tools", ["admin", "tools"]],
	["/admin/tools/hammer/1", ["admin", "tools"]],
	["/admin/garden", ["admin"]],
])("%s needs the remotes %j", (path, ids) => {
	expect(remotesFor(deployment, path)).toEqual(ids);
	expect(guestFor(deployment, path)?.id).toBe(ids[1]);
});

test.each([
	["/garden", true],
	["/essays", true],
	["/letters", false],
	["/admin/tools", false],
])("that everybody may open %s is %s", (path, isOpen) => {
	expect(isForEveryone(deployment, path)).toBe(isOpen);
});

test("an external remote is found by its id, and a frame is none", () => {
	expect(["garden", "public", "refused"].map((id) => guestWithId(deployment, id)?.id)).toEqual(["garden", undefined, undefined]);
});

test("a document names the frames and the guest of its page", () => {
	const idsIn = (path: string) => Object.keys(deploymentFor(deployment, path).remotes);
	expect(idsIn("/essays")).toEqual(["public", "admin"]);
	expect(idsIn("/garden/tea")).toEqual(["public", "admin", "garden"]);
});

test.each([
	["everyone", ["public", "admin", "garden"]],
	["session", ["public", "admin", "garden", "letters"]],
	["admin", ["public", "admin", "garden", "refused", "letters", "tools"]],
] as const)("a reader with the access %s knows of the remotes %j", (reader, ids) => {
	expect(Object.keys(releasesFor(reader, registry))).toEqual(ids);
});

test("navigation and palette get the guests of their area, and the sitemap what everybody may open", () => {
	expect(guestPagesOf(deployment, "public")).toEqual({ navigation: [{ path: "/garden", ...navigation }], palette: [] });
	expect(guestPagesOf(deployment, "admin")).toEqual({ navigation: [], palette: [{ path: "/admin/tools", label: "Tools" }] });
	expect(sitemapPathsOf(deployment)).toEqual(["/garden"]);
	const routes = [{ path: "/notes", title: "Notes", navigation: { ...navigation, order: 3 } }];
	const remotes = { ...registry.remotes, notes: release("notes", { routes }) };
	const { navigation: pages } = guestPagesOf(
		toDeployment(parseRegistry({ revision: 1, remotes }), { "@site/shared-data": "0.1.0" }),
		"public",
	);
	expect(pages.map(({ path }) => path)).toEqual(["/notes", "/garden"]);
});

test.each([
	["/essays", "public (/essays/*)"],
	["/essays/tea", "public (/essays/*)"],
	["/garden/:name", "garden (/garden/:note)"],
	["/garden/*", "garden (/garden)"],
	["/assets/*", "the shell."],
	["/healthz", "the shell."],
	["/data/:file", "the shell."],
	["/:a/:b", "public (/essays/*)"],
	["/*", "public (/essays/*)"],
])("%s is taken by %s", (path, owner) => {
	expect(findTakenPath({ id: "other", routes: [{ path, title: "Other" }] }, registry)).toContain(
		`other: ${path} is taken by ${owner}`,
	);
});

test.each([
	[[], "other: routes is empty; a remote answers one path at least."],
	[["/notes/:a", "/notes/:beta"], "other: /notes/:beta is there twice."],
	[["/notes", "/tea", "/notes"], "other: /notes is there twice."],
	[["/notes/:a", "/notes/:a/b", "/admin/notes", "/essay", "/gardens", "/assetss"], undefined],
])("that another remote cannot have the paths %j is said as %j", (given, reason) => {
	expect(findTakenPath({ id: "other", routes: given.map((path) => ({ path, title: "Other" })) }, registry)).toBe(reason);
});

test.each([
	["/notes/tea", undefined],
	["/note/tea", "other: /notes/:a does not answer its example /note/tea."],
	["/notes", "other: /notes/:a does not answer its example /notes."],
	["/notes/tea/old", "other: /notes/:a does not answer its example /notes/tea/old."],
])("that a remote cannot have the example %s is said as %j", (example, reason) => {
	expect(findTakenPath({ id: "other", routes: [{ path: "/notes/:a", title: "Note", example }] }, registry)).toBe(reason);
});

test("a free path is free, and a remote's own path is no conflict with its next release", () => {
	expect(findTakenPath({ id: "other", routes: [{ path: "/notes/*", title: "Notes" }] }, registry)).toBeUndefined();
	expect(findTakenPath({ id: "garden", routes: [{ path: "/garden/:note", title: "Note" }] }, registry)).toBeUndefined();
});
