import { defaultSettings } from "@site/shared-data/settings";
import { accentCss, dark, light, preloadedFonts, swatchesCss } from "@site/shared-ui/theme";
import { createElement } from "react";
import { styled } from "styled-components";
import { renderHtml } from "../render/renderHtml.tsx";
import { documentHtml, staticDocumentHtml } from "./documentHtml.ts";

const page = (heading: string) => `<html lang="en"><head></head><body lang="en">${heading}</body></html>`;
const script = { url: "/assets/start.js", integrity: "sha256-A" };

/** A document of the app, as text. */
function build(change: Partial<Parameters<typeof documentHtml>[1]> = {}) {
	const boot = { deployment: { revision: 1, remotes: {} }, config: { supabaseUrl: "", supabaseKey: "" } };
	const parts = { look: defaultSettings, isCounted: false, boot, scripts: [script], files: [], ...change };
	return String(documentHtml({ html: page("<h1>Tea</h1>"), styles: "" }, parts));
}

test("a document without the app hides the controls that need it, and has neither its scripts nor a count", async () => {
	const Tools = styled.div`
		@media (scripting: none) and (max-width: 40rem) {
			display: none;
		}
	`;
	const html = String(staticDocumentHtml(await renderHtml(createElement(Tools)), defaultSettings));
	expect(html).toMatch(/@media all and \(max-width: ?40rem\)\{\.\w+\{display:none;\}\}/);
	expect(html).not.toMatch(/scripting: ?none|id="boot"|count_visit|visit\.gif|<script [^>]*src/);
	const styles = "<style>@media (scripting:none){a{}}@media (scripting:none){b{}}</style>";
	expect(String(staticDocumentHtml({ html: page(""), styles }, defaultSettings))).toContain("@media all{a{}}@media all{b{}}");
});

test.each([
	["<h1>Tea</h1>", "en"],
	['<p lang="jv">Teh</p><h1>Tea</h1>', "en"],
	['<h1 lang="id">Teh</h1>', "id"],
	['<h1 class="title" lang="id">Teh</h1>', "id"],
	['<h1 class="title" id="top" lang="jv-Latn">T\u00e9h</h1>', "jv-Latn"],
])("a document with %s has the language %s", (heading, language) => {
	for (const html of [page(heading), Buffer.from(page(heading))]) {
		const text = String(staticDocumentHtml({ html, styles: "" }, defaultSettings));
		expect(text).toContain(`<html lang="${language}" data-accent="tea"><head>`);
	}
});

test("a document's head names its encoding first, then its colours, fonts, manifest and feeds", () => {
	const html = build();
	expect(html).toMatch(/<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,[^"]+">/);
	for (const { bg } of [light, dark]) expect(html).toContain(`<meta name="theme-color" content="${bg}"`);
	for (const font of preloadedFonts)
		expect(html).toContain(`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`);
	const links = [...html.matchAll(/<link rel="(?:manifest|alternate)"[^>]* href="(.*?)">/g)].map(([, href]) => href);
	expect(links).toEqual(["/site.webmanifest", "/rss.xml", "/feed.json"]);
});

test.each([
	[null, 'href="/favicon.svg" type="image/svg+xml"', 'href="/apple-touch-icon.png"'],
	['/own".png', 'href="/own&#34;.png"', 'href="/own&#34;.png"'],
])("the icon %s is both of a document's icons; without one they are the shipped ones", (favicon, icon, touchIcon) => {
	const html = build({ look: { ...defaultSettings, favicon } });
	expect(html).toContain(`<link rel="icon" ${icon}><link rel="apple-touch-icon" ${touchIcon}>`);
});

test.each([
	["tea", undefined, ""],
	["plum", undefined, accentCss("plum")],
	["tea", "Tea & co", swatchesCss()],
	["plum", "Tea & co", accentCss("plum") + swatchesCss()],
] as const)("the accent %s is in a document's style; the admin area (%s) has all accents and the site's name", (...given) => {
	const [accent, adminName, css] = given;
	const html = build({ look: { ...defaultSettings, accent }, adminName });
	expect(html).toContain(`href="/feed.json">${css && `<style>${css}</style>`}<link rel="icon"`);
	const names = /<meta name="application-name" content="(.*?)">/.exec(html)?.[1];
	expect(names).toBe(adminName && "Tea &#38; co");
});

test("a hydrated page loads its scripts after the paint, and the loading state at once", () => {
	expect(build()).toMatch(/<script defer src="\/assets\/start\.js"[^>]*><\/script><\/head>/);
	const hydrated = build({ hydration: "{}" });
	expect(hydrated).toMatch(/<template><script defer src="\/assets\/start\.js"[^>]*><\/script><\/template><script>/);
	expect(hydrated).toMatch(/<script type="application\/json" id="boot">.*"hydration":\{\}\}<\/script><\/body>/);
});

test.each([true, false])("a document counts its view with a script and without one, if views are counted: %s", (isCounted) => {
	expect(/<img src="\/visit\.gif"[^>]*><\/noscript><script>.+count_visit.+<\/script><\/body>/s.test(build({ isCounted }))).toBe(
		isCounted,
	);
});
