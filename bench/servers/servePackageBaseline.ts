import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { runNode } from "../../build/runNode.ts";
import { readPage, servePages } from "./servePages.ts";
import type { LocalServer } from "./startLocalServer.ts";

/**
 * The package baseline: the site's own documents with the program of bench/package-baseline, which hydrates
 * them with only the product's packages. Its scripts are requested like the site's.
 */
export function servePackageBaseline(site: string, scripts: Scripts): Promise<LocalServer> {
	const tags = [...scripts].map(([path, body]) => {
		const integrity = `integrity="sha256-${createHash("sha256").update(body).digest("base64")}" crossorigin`;
		return path.includes("/main.")
			? `<script defer src="${path}" ${integrity}></script>`
			: `<link rel="preload" as="script" href="${path}" ${integrity}>`;
	});
	return servePages(async (path) => {
		const script = scripts.get(path);
		if (script) return { type: "text/javascript; charset=utf-8", body: script };
		const page = await readPage(site + path);
		if (!page?.type.startsWith("text/html")) return page;
		return { ...page, body: Buffer.from(withScripts(page.body.toString(), tags.join(""))) };
	});
}

/** React does not change the root's only child. */
function withScripts(html: string, tags: string): string {
	return html
		.replace(/<template>.*?<\/template>/s, `<template>${tags}</template>`)
		.replace('<div id="root">', '<div id="baseline"><div id="root">')
		.replace('<script type="application/json" id="boot">', (boot) => `</div>${boot}`);
}

/** The built scripts by their paths. */
type Scripts = Map<string, Buffer>;

export async function buildPackageBaseline(): Promise<Scripts> {
	const dist = await mkdtemp(join(tmpdir(), "baseline-"));
	try {
		const env = { NODE_ENV: "production", SITE_DIST: dist, APP_VERSION: "baseline" };
		await runNode([join(root, "node_modules/@rspack/cli/bin/rspack.js"), "build"], join(root, "bench/package-baseline"), env);
		const read = async (folder: string, prefix: string) => {
			const files = (await readdir(join(dist, folder))).filter((file) => file.endsWith(".js"));
			return Promise.all(files.map(async (file) => [prefix + file, await readFile(join(dist, folder, file))] as const));
		};
		return new Map([
			...(await read("shell/baseline/browser", "/assets/")),
			...(await read("remotes/public/baseline", "/baseline/")),
		]);
	} finally {
		await rm(dist, { recursive: true, force: true });
	}
}
