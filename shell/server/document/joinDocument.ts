import type { RemoteId } from "@site/shared-data";
import { bootElementId } from "../../browser/boot/BootData.ts";
import loaderScript from "../../browser/first-paint/loader.inline.ts?inline";
import type { Deployment, Registry } from "../../deployment/index.ts";
import type { Script } from "../build/loadBuild.ts";
import type { RenderedDocument } from "../render/renderHtml.tsx";

interface Parts {
	/** Of the element html. */
	attributes: string;
	/** Before the page's own metadata. */
	head: string;
	/** After the page's styles. */
	scripts: string;
	/** At the end of the body. */
	end: string;
}

/** Adds a site's parts to a rendered document. */
export function joinDocument({ html, styles }: RenderedDocument, { attributes, head, scripts, end }: Parts): Buffer<ArrayBuffer> {
	const page = typeof html === "string" ? Buffer.from(html) : html;
	const headStart = page.indexOf("<head>") + "<head>".length;
	const headEnd = page.indexOf("</head>", headStart);
	const bodyEnd = page.lastIndexOf("</body>");
	const parts = [
		page.toString("utf8", 0, headStart).replace(/<html lang="\w+"/, `<html ${attributes}`),
		head,
		page.subarray(headStart, headEnd),
		styles,
		scripts,
		page.subarray(headEnd, bodyEnd),
		end,
		page.subarray(bodyEnd),
	];
	return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
}

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

/** The browser does not load the contents of a template; the inline loader moves them into the head. */
export function loadAfterPaint(tags: string) {
	return `<template>${tags}</template><script>${loaderScript}</script>`;
}

/** The shell's scripts, and hints for the files of remotes. */
export function scriptTags(scripts: Script[], files: Script[]) {
	// Without the attributes of the script a preload is not used, and the file is downloaded twice.
	const integrityAttributes = ({ integrity }: Script) => `integrity="${integrity}" crossorigin`;
	const hints = files.map((file) => `<link rel="preload" as="script" href="${file.url}" ${integrityAttributes(file)}>`);
	const tags = scripts.map((file) => `<script defer src="${file.url}" ${integrityAttributes(file)}></script>`);
	return [...tags, ...hints].join("");
}

/** The boot data; `hydration` is HydrationData as JSON. */
export function bootHtml(boot: object, hydration?: string) {
	const json = JSON.stringify(boot);
	const text = hydration ? `${json.slice(0, -1)},"hydration":${hydration}}` : json;
	return `<script type="application/json" id="${bootElementId}">${text.replace(/</g, "\\u003c")}</script>`;
}
