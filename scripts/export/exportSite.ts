import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createDraftPath, syncFolder, syncToDisk } from "@site/shared-data/files";
import { urls } from "../../shared-data/src/contract/urls.ts";
import type { PublicConfig } from "../../shell/browser/boot/BootData.ts";
import { dataUrl } from "../../shell/browser/router/dataUrl.ts";
import { areaOf } from "../../shell/deployment/areas.ts";
import {
	copyBuilds,
	fileFor,
	headersFile,
	noAdminArea,
	pathsIn,
	withoutHydration,
	withoutRevalidation,
	withoutServer,
} from "./exportFiles.ts";
import { assertReplaceable, replaceExport } from "./exportFolder.ts";
import { readRedirects, writeRedirects } from "./redirectFiles.ts";

interface ExportOptions {
	/** A running site on this machine. */
	from: string;
	/** The folder of its builds. */
	dist: string;
	/** The origin at which the files will be served. */
	siteUrl: string;
	folder: string;
	/** The secret key of the backend at a URL, if it is known: without it redirects are left out. */
	secretKeyOf: (backend: string) => Promise<string | undefined>;
}

export interface ExportResult {
	pages: number;
	files: number;
	/** Missing paths and the pages that link to them. */
	brokenLinks: Map<string, string[]>;
	/** URL of the backend for forms and the admin area. */
	backend: string;
	hasRedirects: boolean;
}

/** The most URLs that are requested at once. */
const maxConcurrentRequests = 6;

/**
 * Writes every public URL of a running site as its server renders it, following links. Once all files are
 * written, they replace only an earlier export; a page that cannot be rendered stops the export.
 */
export async function exportSite({ from, dist, siteUrl, folder, secretKeyOf }: ExportOptions): Promise<ExportResult> {
	await assertReplaceable(folder);
	await mkdir(dirname(folder), { recursive: true });
	const tempFolder = await createDraftPath(dirname(folder), folder);
	const written = join(tempFolder, "site");
	const read = (path: string) => fetchPath(from, siteUrl, path);
	const write = async (path: string, content: Buffer | string) => {
		const file = fileFor(written, path) as string;
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, content);
	};
	const linkSources = new Map<string, string[]>();
	const brokenLinks = new Map<string, string[]>();
	let [pages, files] = [0, 0];

	const home = await read("/");
	if (!isBuiltFor(siteUrl, home))
		throw new Error(
			`The site at ${from} makes its pages for another address; start it with SITE_URL=${siteUrl}, or export without --from.`,
		);
	const config = JSON.parse((await readComplete("/config.json", read)).body.toString()) as PublicConfig;
	const { supabaseUrl: backend, supabaseKey: key } = config;
	// The embedded backend uses the site's own address, where the export has only files.
	const isEmbedded = backend === siteUrl;
	const registry = JSON.parse((await readComplete("/registry.json", read)).body.toString());
	if (isEmbedded) registry.remotes.admin = noAdminArea;
	await copyBuilds(registry, dist, written);
	await writeFile(join(written, "_headers"), headersFile(home.headers));
	await write("/registry.json", JSON.stringify(registry));
	const toFile = ({ body }: FetchedPath) => withoutServer(body.toString(), { hasBackend: !isEmbedded });
	const notFound = toFile(await read(urls.notFound()));
	await write("/404.html", withoutHydration(notFound));
	recordLinks("the site", [...seedPaths, ...(isEmbedded ? [] : adminPaths), ...pathsIn(notFound, siteUrl)]);
	await crawl();

	await write("/config.json", JSON.stringify(withoutRevalidation(config)));
	const visitor = { url: isEmbedded ? from : backend, key };
	const secretKey = await secretKeyOf(backend);
	const redirects = secretKey ? await readRedirects(visitor, secretKey) : null;
	if (redirects) await writeRedirects(redirects, written, siteUrl);
	await syncFolder(tempFolder);
	await replaceExport(folder, written, tempFolder);
	await syncToDisk(dirname(folder));
	return { pages, files, brokenLinks, backend, hasRedirects: redirects !== null };

	/** Exports linked paths until no new ones are found. */
	async function crawl() {
		for (let doneCount = 0; doneCount < linkSources.size; ) {
			const next = [...linkSources.keys()].slice(doneCount, doneCount + maxConcurrentRequests);
			await Promise.all(next.map(exportPath));
			doneCount += next.length;
		}
	}

	async function exportPath(path: string) {
		const file = fileFor(written, path);
		if (file && existsSync(file)) return;
		const answer = file && !isCopied(path) ? await read(path) : null;
		if (!answer || isMissing(answer)) return void brokenLinks.set(path, linkSources.get(path) ?? []);
		// A static host cannot redirect: follow the redirect.
		if (answer.status >= 300 && answer.status < 400)
			return recordLinks(path, [new URL(answer.headers.location ?? "/", siteUrl).pathname]);
		assertComplete(path, answer);
		const isPage = answer.headers["content-type"]?.startsWith("text/html") ?? false;
		const page = isPage && toFile(answer);
		await write(path, page || answer.body);
		if (!page) return void files++;
		pages++;
		// Also exports a public page's loader data, for client-side navigations.
		const data = areaOf(path) === "public" ? [dataUrl({ pathname: path, search: "" })] : [];
		recordLinks(path, [...pathsIn(page, siteUrl), ...data]);
	}

	function recordLinks(on: string, paths: string[]) {
		for (const path of paths) linkSources.set(path, [...(linkSources.get(path) ?? []), on]);
	}
}

/** Paths that no page links to. */
const { session: _session, signOut: _signOut, ...adminPages } = urls.admin;
const seedPaths = [
	"/",
	"/sitemap.xml",
	"/rss.xml",
	"/feed.json",
	"/llms.txt",
	"/og-default.png",
	"/robots.txt",
	"/search.json",
	"/config.json",
	dataUrl({ pathname: urls.notFound(), search: "" }),
	"/registry.json",
];
/** Admin pages with an id in their URL are served by 404.html. */
const adminPaths = Object.values(adminPages).flatMap((toPath) => (isFixed(toPath) ? [toPath()] : []));

function isFixed(toPath: (id: never) => string): toPath is () => string {
	return toPath.length === 0;
}

/** A site with another SITE_URL redirects or has another canonical URL; an error page has none. */
function isBuiltFor(siteUrl: string, { status, body }: FetchedPath) {
	return status === 200 ? body.includes(`<link rel="canonical" href="${siteUrl}/"/>`) : status !== 308;
}

/** Whether no visitor gets a page; a busy server's 5xx and 429 may be gone at the next request. */
const isMissing = ({ status }: FetchedPath) => status >= 400 && status < 500 && status !== 429;

const isCopied = (path: string) => /^\/(assets|remotes)\//.test(path);

async function readComplete(path: string, read: (path: string) => Promise<FetchedPath>): Promise<FetchedPath> {
	const answer = await read(path);
	assertComplete(path, answer);
	return answer;
}

function assertComplete(path: string, { status, headers }: FetchedPath) {
	if (status === 200 && !headers["x-stale-since"] && !headers["x-partial-content"]) return;
	throw new Error(`${path} could not be rendered (${status}); the last export is unchanged.`);
}

interface FetchedPath {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

const agent = new Agent({ keepAlive: true });
/** Longer than the server's time limit of a request. */
const timeLimitMs = 60_000;

/** Requests a path from a site on this machine like a visitor of `siteUrl`. */
export function fetchPath(from: string, siteUrl: string, path: string): Promise<FetchedPath> {
	const headers = { host: new URL(siteUrl).host, "accept-encoding": "identity" };
	return new Promise((resolve, reject) => {
		// A path may begin with two slashes, which would name a host.
		request(new URL(new URL(from).origin + path), { agent, headers, signal: AbortSignal.timeout(timeLimitMs) }, (answer) => {
			buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
		})
			.once("error", (error) => reject(new Error(`The site at ${from} does not answer: ${error.message}`)))
			.end();
	});
}
