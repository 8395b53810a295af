import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { basename, join, sep } from "node:path";
import { root } from "../../build/paths.ts";
import type { BootData, PublicConfig } from "../../shell/browser/boot/BootData.ts";
import { readShellVersion } from "../../shell/deployment/disk/index.ts";
import { visitImage } from "../../shell/server/requests/handleVisitImage.ts";

interface Registry {
	remotes: Record<string, { entry?: string; integrity?: Record<string, string> }>;
}

/** Copies the shell's public files and build, and the browser builds of remotes on this origin. */
export async function copyBuilds({ remotes }: Registry, dist: string, folder: string): Promise<void> {
	const version = await readShellVersion(dist);
	// The share image follows the profile, so it is requested from the server.
	const filter = (file: string) => basename(file) !== "og-default.png";
	await cp(join(root, "shell/public"), folder, { recursive: true, filter });
	await cp(join(dist, "shell", version, "browser"), join(folder, "assets"), { recursive: true });
	for (const { entry = "", integrity = {} } of Object.values(remotes)) {
		if (!entry.startsWith("/remotes/")) continue;
		const build = entry.slice(0, entry.lastIndexOf("/"));
		const published = Object.keys(integrity).filter((file) => !file.startsWith("server/"));
		for (const file of published.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
			const path = join(build, file);
			if (existsSync(join(dist, path))) await cp(join(dist, path), join(folder, path));
		}
	}
}

/** Every path of the site in a page's links, images, scripts and metadata, without query and fragment. */
export function pathsIn(html: string, siteUrl: string): string[] {
	const single = [...html.matchAll(/\s(?:href|src|poster|content)="([^"]*)"/gi)].map((match) => match[1] as string);
	const several = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap((match) =>
		(match[1] as string).split(",").map((candidate) => candidate.trim().split(/\s+/)[0] as string),
	);
	const paths = [...single, ...several]
		.map((url) => url.replaceAll("&amp;", "&"))
		.filter((url) => url.startsWith("/") || url.startsWith(`${siteUrl}/`))
		.flatMap((url) => (URL.canParse(url, siteUrl) ? new URL(url, siteUrl) : []))
		.filter(({ origin }) => origin === siteUrl);
	return [...new Set(paths.map(({ pathname }) => pathname))];
}

/**
 * The file of a path; null for a path that is malformed or leads out of the folder. A page becomes index.html
 * in its own folder, which every static host serves.
 */
export function fileFor(folder: string, path: string): string | null {
	try {
		const name = decodeURIComponent(path);
		const file = join(folder, /\.[a-z0-9]+$/i.test(name) ? name : join(name, "index.html"));
		return file.startsWith(folder + sep) ? file : null;
	} catch {
		return null;
	}
}

const securityHeaders = [
	"content-security-policy",
	"integrity-policy",
	"permissions-policy",
	"referrer-policy",
	"strict-transport-security",
	"x-content-type-options",
	"x-frame-options",
];

/** Security headers, caching and a type as a `_headers` file, which several static hosts read. */
export function headersFile(headers: IncomingHttpHeaders): string {
	const lines = securityHeaders.flatMap((name) => (headers[name] ? [`  ${name}: ${String(headers[name])}`] : []));
	const adminArea = "  cross-origin-opener-policy: same-origin";
	const markdown = "  content-type: text/markdown; charset=utf-8";
	const immutable = "  cache-control: public, max-age=31536000, immutable";
	const rules = ["/*", ...lines, "/admin/*", adminArea, "/*.md", markdown, "/assets/*", immutable, "/remotes/*", immutable];
	return `${rules.join("\n")}\n`;
}

/** A static host serves 404.html at any missing URL, so the browser must render that page, not hydrate. */
export function withoutHydration(html: string): string {
	return editBoot(html, ({ hydration: _hydration, ...boot }) => boot);
}

/** Replaces the admin's remote in an export without a backend, where nobody can sign in. */
export const noAdminArea = { incompatible: "An export without a backend has no admin area." };

/**
 * Removes the page's data about its server, which a static host lacks, such as whether it has more remotes;
 * without a separate backend also the admin area and the script that counts views.
 */
export function withoutServer(html: string, { hasBackend }: { hasBackend: boolean }): string {
	const page = html.replace(new RegExp(`${visitImage}(<script>.*?</script>)`, "s"), hasBackend ? "$1" : "");
	return editBoot(page, ({ isPartial: _isPartial, deployment, ...boot }) => ({
		...boot,
		deployment: hasBackend ? deployment : { ...deployment, remotes: { ...deployment.remotes, admin: noAdminArea } },
		config: withoutRevalidation(boot.config),
	}));
}

/** The configuration without the URL that notifies a server of writes. */
export function withoutRevalidation({ revalidateUrl: _revalidateUrl, ...config }: PublicConfig): PublicConfig {
	return config;
}

function editBoot(html: string, edit: (boot: BootData) => BootData): string {
	return html.replace(
		/(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s,
		(_, open: string, data: string, close: string) =>
			open + JSON.stringify(edit(JSON.parse(data) as BootData)).replace(/</g, "\\u003c") + close,
	);
}
