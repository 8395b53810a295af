import type { SiteSettingsDraft } from "@site/shared-data";
import { accentCss, dark, fontUrls, light, preloadedFonts, swatchesCss, themeCss } from "@site/shared-ui/theme";
import type { BootData } from "../../browser/boot/BootData.ts";
import callTimesScript from "../../browser/quotes/callTimes.inline.ts?inline";
import themeScript from "../../browser/theme/theme.inline.ts?inline";
import visitScript from "../../browser/visits/visits.inline.ts?inline";
import type { Script } from "../build/loadBuild.ts";
import { escapeXml } from "../feeds/escapeXml.ts";
import type { RenderedDocument } from "../render/renderHtml.tsx";
import { visitImage } from "../requests/handleVisitImage.ts";
import { bootHtml, joinDocument, loadAfterPaint, scriptTags } from "./joinDocument.ts";

const head = [
	'<meta charset="utf-8">',
	'<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">',
	'<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
	`<meta name="theme-color" content="${light.bg}" media="(prefers-color-scheme: light)">`,
	`<meta name="theme-color" content="${dark.bg}" media="(prefers-color-scheme: dark)">`,
	`<script>${themeScript}</script>`,
	...preloadedFonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
	`<style>${themeCss(fontUrls)}</style>`,
	'<link rel="manifest" href="/site.webmanifest">',
	'<link rel="alternate" type="application/rss+xml" title="Essays" href="/rss.xml">',
	'<link rel="alternate" type="application/feed+json" title="Essays" href="/feed.json">',
].join("");

/** The settings that appear in every document. */
export type Look = Pick<SiteSettingsDraft, "name" | "accent" | "favicon" | "countVisits">;

interface DocumentParts {
	look: Look;
	/** Whether views of the page are counted. */
	isCounted: boolean;
	/** The site's name in the admin area, on pages where the admin chooses an accent. */
	adminName?: string | undefined;
	boot: Omit<BootData, "hydration">;
	/** HydrationData as JSON. */
	hydration?: string | undefined;
	/** The shell's scripts; the first one is the entry. */
	scripts: Script[];
	/** The remote's files for the matched routes. */
	files: Script[];
}

/**
 * Adds metadata, theme, styles, boot data and the files of the matched routes to a rendered document. A
 * hydrated page loads scripts after its first paint; the loading state requests them at once.
 */
export function documentHtml(
	rendered: RenderedDocument,
	{ look, isCounted, adminName, boot, hydration, scripts, files }: DocumentParts,
): Buffer<ArrayBuffer> {
	const tags = scriptTags(scripts, files);
	return joinLook(rendered, look, {
		icons: lookHtml(look, adminName),
		scripts: hydration ? loadAfterPaint(tags) : tags,
		end: bootHtml(boot, hydration) + (isCounted ? `${visitImage}<script>${visitScript}</script>` : ""),
	});
}

/**
 * A document without the app: styles, theme, and the script of its times. Controls that need the app are
 * hidden as in a browser without scripts.
 */
export const staticDocumentHtml = ({ html, styles }: RenderedDocument, look: Look): Buffer<ArrayBuffer> =>
	joinLook({ html, styles: styles.replace(/\(scripting: ?none\)/g, "all") }, look, {
		icons: lookHtml(look),
		scripts: "",
		end: `<script>${callTimesScript}</script>`,
	});

function joinLook(
	rendered: RenderedDocument,
	look: Look,
	{ icons, ...parts }: { icons: string; scripts: string; end: string },
): Buffer<ArrayBuffer> {
	const attributes = `lang="${languageOf(rendered)}" data-accent="${look.accent}"`;
	return joinDocument(rendered, { attributes, head: head + icons, ...parts });
}

/** The language of the page's heading; the frame around it is English. */
function languageOf({ html }: RenderedDocument): string {
	return /<h1[^>]* lang="([\w-]+)"/.exec(html.toString("latin1"))?.[1] ?? "en";
}

function lookHtml({ accent, favicon }: Look, adminName?: string) {
	const css = accentCss(accent) + (adminName === undefined ? "" : swatchesCss());
	const own = favicon && `href="${escapeXml(favicon)}"`;
	const icons = [
		`<link rel="icon" ${own ?? 'href="/favicon.svg" type="image/svg+xml"'}>`,
		`<link rel="apple-touch-icon" ${own ?? 'href="/apple-touch-icon.png"'}>`,
	];
	const name = adminName === undefined ? "" : `<meta name="application-name" content="${escapeXml(adminName)}">`;
	return `${css && `<style>${css}</style>`}${icons.join("")}${name}`;
}
