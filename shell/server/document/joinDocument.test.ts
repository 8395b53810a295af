import { parseRegistry, toDeployment } from "../../deployment/index.ts";
import { bootHtml, filesToPreload, joinDocument, loadAfterPaint, scriptTags } from "./joinDocument.ts";

test.each([
	["a text", (html: string) => html],
	["bytes", (html: string) => Buffer.from(html)],
])("the parts of a site have their places in a page of %s", (_, render) => {
	const html = render('<html lang="en"><head><title>T\u00e9h</title></head><body lang="en">\u2026</body></html>');
	const parts = { attributes: 'lang="id"', head: "(head)", scripts: "(scripts)", end: "(end)" };
	expect(joinDocument({ html, styles: "(styles)" }, parts).toString()).toBe(
		'<html lang="id"><head>(head)<title>T\u00e9h</title>(styles)(scripts)</head><body lang="en">\u2026(end)</body></html>',
	);
});

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const registry = parseRegistry({
	revision: 1,
	remotes: {
		public: {
			id: "public",
			area: "public",
			contract: "^0.1.0",
			access: "everyone",
			routes: [],
			version: "1",
			entry: "https://files.example/public/1/remoteEntry.js",
			integrity: { "remoteEntry.js": hash("A"), "shared.js": hash("B"), "pages/tea.js": hash("C"), "pages/hire.js": hash("D") },
			assets: ["shared.js"],
			pages: { tea: ["pages/tea.js"], hire: ["pages/hire.js"] },
			requires: {},
			publishedAt: "2026-11-26T10:00:00.000Z",
		},
	},
});
const deployment = toDeployment(registry, { "@site/shared-data": "0.1.0" });
const none = { ...deployment, remotes: {} };
const refused = { ...deployment, remotes: { public: { incompatible: "It needs preact." } } };
const later = { ...deployment, remotes: { public: { version: "2", entry: "/remotes/public/2/remoteEntry.js", integrity: "" } } };
const file = (name: string, letter: string) => ({ url: `https://files.example/public/1/${name}`, integrity: hash(letter) });

test("a page preloads the remote's entry, its assets and the files of its own routes, each with its hash", () => {
	const common = [file("remoteEntry.js", "A"), file("shared.js", "B")];
	expect(filesToPreload(registry, deployment, "public", ["frame", "tea"])).toEqual([...common, file("pages/tea.js", "C")]);
	expect(filesToPreload(registry, deployment, "public")).toEqual(common);
});

test.each([
	["is unknown to both", registry, none, "garden"],
	["was published after the deployment was read", registry, none, "public"],
	["was removed from the registry", { ...registry, remotes: {} }, deployment, "public"],
	["has another version by now", registry, later, "public"],
	["does not fit", registry, refused, "public"],
	["does not fit either time", { ...registry, ...refused }, refused, "public"],
])("a page preloads no file of a remote that %s", (_, known, current, id) => {
	expect(filesToPreload({ ...registry, ...known }, current, id)).toEqual([]);
});

test("scripts run in order and remotes' files are only preloaded, both checked by their hash", () => {
	const [one, two, three] = [file("a.js", "A"), file("b.js", "B"), file("c.js", "C")];
	const checked = (letter: string) => `integrity="${hash(letter)}" crossorigin`;
	const tags = [
		`<script defer src="${one.url}" ${checked("A")}></script>`,
		`<script defer src="${two.url}" ${checked("B")}></script>`,
		`<link rel="preload" as="script" href="${three.url}" ${checked("C")}>`,
	].join("");
	expect(scriptTags([one, two], [three])).toBe(tags);
	expect(loadAfterPaint(tags)).toMatch(/^<template>/);
	expect(loadAfterPaint(tags)).toContain(`${tags}</template><script>`);
});

test.each([
	[undefined, { site: "</script><!--" }],
	['{"loaderData":{"a":"</script>"}}', { site: "</script><!--", hydration: { loaderData: { a: "</script>" } } }],
])("boot data with the hydration %s stay in their script", (hydration, data) => {
	const [, json = ""] =
		/^<script type="application\/json" id="boot">([^<]*)<\/script>$/.exec(bootHtml({ site: "</script><!--" }, hydration)) ?? [];
	expect(JSON.parse(json)).toEqual(data);
});
