import type { RemoteId, SiteSettingsDraft } from "@site/shared-data";
import { accentCss, dark, fontUrls, light, preloadedFonts, swatchesCss, themeCss } from "@site/shared-ui/theme";
import { type BootData, bootElementId } from "../../browser/boot/BootData.ts";
import loaderScript from "../../browser/first-paint/loader.inline.ts?inline";
import callTimesScript from "../../browser/quotes/callTimes.inline.ts?inline";
import themeScript from "../../browser/theme/theme.inline.ts?inline";
import visitScript from "../../browser/visits/visits.inline.ts?inline";
import type { Deployment, Registry } from "../../deployment/index.ts";
import type { Script } from "../build/loadBuild.ts";
import { escapeXml } from "../feeds/escapeXml.ts";
import type { RenderedDocument } from "../render/renderHtml.tsx";
import { visitImage } from "../requests/handleVisitImage.ts";

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
	return joinDocument(rendered, look, {
		icons: lookHtml(look, adminName),
		scripts: hydration ? loadAfterPaint(tags) : tags,
		end: bootHtml(boot, hydration) + (isCounted ? `${visitImage}<script>${visitScript}</script>` : ""),
	});
}

/** A document without the app: styles, theme, and the script of its times. */
export const staticDocumentHtml = (document: RenderedDocument, look: Look): Buffer<ArrayBuffer> =>
	joinDocument(document, look, { icons: lookHtml(look), scripts: "", end: `<script>${callTimesScript}</script>` });

function joinDocument(
	{ html, styles }: RenderedDocument,
	look: Look,
	{ icons, scripts, end }: { icons: string; scripts: string; end: string },
): Buffer<ArrayBuffer> {
	const page = typeof html === "string" ? Buffer.from(html) : html;
	const headStart = page.indexOf("<head>") + "<head>".length;
	const headEnd = page.indexOf("</head>", headStart);
	const bodyEnd = page.lastIndexOf("</body>");
	const parts = [
		page
			.toString("utf8", 0, headStart)
			.replace(/<html lang="\w+"/, `<html lang="${languageOf(page)}" data-accent="${look.accent}"`),
		head,
		icons,
		page.subarray(headStart, headEnd),
		styles,
		scripts,
		page.subarray(headEnd, bodyEnd),
		end,
		page.subarray(bodyEnd),
	];
	return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
}

/** The language of the page's heading; the frame around it is English. */
const languageOf = (page: Buffer) => /<h1[^>]* lang="([\w-]+)"/.exec(page.toString("latin1"))?.[1] ?? "en";

/** The files of the remote for the matched routes, with their hashes. */
export function filesToPreload(registry: Registry, deployment: Deployment, id: RemoteId, routeIds: string[] = []): Script[] {
	const [release, remote] = [registry.remotes[id], deployment.remotes[id]];
	if (!release || !remote) return [];
	// After a publish between the two reads the versions differ; preloading the wrong one would be wasted.
	if ("incompatible" in release || "incompatible" in remote || release.entry !== remote.entry) return [];
	const { entry, assets, pages, integrity } = release;
	const folder = entry.replace(/[^/]+$/, "");
	const files = [entry.slice(folder.length), ...assets, ...routeIds.flatMap((id) => pages[id] ?? [])];
	return files.map((file) => ({ url: folder + file, integrity: integrity[file] as string }));
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

/** The browser does not load the contents of a template; the inline loader moves them into the head. */
function loadAfterPaint(tags: string) {
	return `<template>${tags}</template><script>${loaderScript}</script>`;
}

function scriptTags(scripts: Script[], files: Script[]) {
	// Without the attributes of the script a preload is not used, and the file is downloaded twice.
	const integrityAttributes = ({ integrity }: Script) => `integrity="${integrity}" crossorigin`;
	const hints = files.map((file) => `<link rel="preload" as="script" href="${file.url}" ${integrityAttributes(file)}>`);
	const tags = scripts.map((file) => `<script defer src="${file.url}" ${integrityAttributes(file)}></script>`);
	return [...tags, ...hints].join("");
}

function bootHtml(boot: DocumentParts["boot"], hydration?: string) {
	const json = JSON.stringify(boot);
	const text = hydration ? `${json.slice(0, -1)},"hydration":${hydration}}` : json;
	return `<script type="application/json" id="${bootElementId}">${text.replace(/</g, "\\u003c")}</script>`;
}
