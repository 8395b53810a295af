import { setTimeout as sleep } from "node:timers/promises";
import {
	type PreviewReader,
	type PublicRepositories,
	partialContentHeader,
	previewReaderContext,
	publicRepositoriesContext,
	type RedirectReader,
	type RemoteId,
	type RenderMarkdown,
	renderMarkdownContext,
	siteOriginContext,
} from "@site/shared-data";
import { defaultSettings } from "@site/shared-data/settings";
import { RouterContextProvider } from "@site/shared-ui/router";
import type { BootData } from "../../browser/boot/BootData.ts";
import { pagePathOf } from "../../browser/router/dataUrl.ts";
import type { PageData } from "../../browser/router/pageData.ts";
import { Loading } from "../../browser/routes.tsx";
import type { Deployment } from "../../deployment/index.ts";
import type { createVisitorRepositories } from "../backend/createVisitorRepositories.ts";
import type { Build } from "../build/loadBuild.ts";
import { documentHtml, filesToPreload, type Look } from "../document/documentHtml.ts";
import { type Backend, publicConfig } from "../environment.ts";
import { createServerRemoteLoader } from "./createServerRemoteLoader.ts";
import { followRedirect } from "./followRedirect.ts";
import { type RenderedDocument, renderHtml } from "./renderHtml.tsx";
import { type QueryResult, queryRoutes, renderRoutes, statusOf } from "./renderRoutes.tsx";

interface Options {
	build: Build;
	backend: Backend;
	visitor: ReturnType<typeof createVisitorRepositories>;
	renderMarkdown: RenderMarkdown;
	/** The site's public origin, for absolute URLs in pages; by default the visitor's. */
	siteUrl: string | undefined;
}

export type Pages = Awaited<ReturnType<typeof createPages>>;

/** Renders pages. One that is cached for all visitors gets nothing of a request but its URL. */
export async function createPages({ build, backend, visitor, renderMarkdown, siteUrl }: Options) {
	const { previews, redirects } = visitor;
	const loadRemote = createServerRemoteLoader(build);
	// Load the remote before the first visitor.
	await loadRemote(build.deployment()).catch(() => {});

	return {
		/** A public page or its error page. */
		page: (url: string) => render(new Request(url), { redirects }),
		/** The loader data of a public page, for a client-side navigation. */
		data: (url: string) => renderData(url, { redirects }),
		/** The page of a preview link, and its data; never to be cached. */
		preview: (url: string) => render(new Request(url), { previews }),
		previewData: (url: string) => renderData(url, { previews }),
		/** The shell's loading state; the browser renders the admin area. */
		admin: (url: string) => renderLoadingState("admin", url, build.deployment()),
		/** The page of a form after its action ran with the visitor's IP. */
		submit: (request: Request, clientIp: string) => render(request, {}, visitor.repositoriesFor(clientIp)),
	};

	async function render(request: Request, reads: Reads, source = visitor.repositories): Promise<Response> {
		const deployment = build.deployment();
		const repositories = memoizeReads(source);
		const queryResult = await runLoaders(request, deployment, reads, repositories);
		if (!queryResult) return renderLoadingState("public", request.url, deployment);
		if (queryResult instanceof Response) return queryResult;
		const { document, hydration, routeIds, status } = await renderRoutes(queryResult);
		const boot = { ...bootData(request.url, deployment), hydration };
		const html = buildDocument(document, "public", { look: await readLook(repositories), boot, routeIds });
		return htmlResponse(html, status, partialContent(queryResult));
	}

	async function renderData(url: string, reads: Reads): Promise<Response> {
		const { origin, pathname } = new URL(url);
		const path = pagePathOf(pathname);
		if (path === null) return render(new Request(url), reads);
		const deployment = build.deployment();
		const repositories = memoizeReads(visitor.repositories);
		const queryResult = await runLoaders(new Request(origin + path), deployment, reads, repositories);
		if (!queryResult) return new Response(null, { status: 503, headers: { "retry-after": "5" } });
		if (queryResult instanceof Response) return queryResult;
		return dataResponse(queryResult, deployment, { path, headers: partialContent(queryResult) });
	}

	/** The result of the page's loaders, or a redirect; null when the public remote cannot be loaded. */
	async function runLoaders(
		request: Request,
		deployment: Deployment,
		{ previews, redirects }: Reads,
		repositories: PublicRepositories,
	) {
		const module = await loadRemote(deployment).catch(() => null);
		if (!module) return null;
		const context = new RouterContextProvider();
		context.set(publicRepositoriesContext, repositories);
		context.set(previewReaderContext, previews ?? null);
		context.set(renderMarkdownContext, renderMarkdown);
		context.set(siteOriginContext, siteUrl ?? new URL(request.url).origin);
		const queryResult = await queryRoutes({ request, routes: module.routes, context });
		return redirects ? followRedirect(queryResult, request.url, redirects) : queryResult;
	}

	/** The shell's loading state, until the browser has loaded the remote. */
	async function renderLoadingState(id: RemoteId, url: string, deployment: Deployment) {
		const [loading, look] = await Promise.all([renderHtml(<Loading />), readLook(visitor.repositories)]);
		const document = buildDocument(loading, id, { look, boot: bootData(url, deployment) });
		return id === "admin"
			? htmlResponse(document, 200, { "x-robots-tag": "noindex" })
			: htmlResponse(document, 503, { "retry-after": "5" });
	}

	function bootData(url: string, deployment: Deployment): BootData {
		return { deployment, config: publicConfig(backend, new URL(url).origin) };
	}

	function buildDocument(rendered: RenderedDocument, id: RemoteId, { look, boot, routeIds }: Page) {
		const files = filesToPreload(build.registry(), boot.deployment, id, routeIds);
		return documentHtml(rendered, { look, hasSwatches: id === "admin", boot, scripts: build.shell.scripts, files });
	}
}

/** What the loaders of one request read beyond the public repositories. */
interface Reads {
	/** For a preview link. */
	previews?: PreviewReader;
	/** Followed where the site has no page. */
	redirects?: RedirectReader;
}

function partialContent({ isIncomplete }: QueryResult): Record<string, string> {
	return isIncomplete ? { [partialContentHeader]: "1" } : {};
}

interface Page {
	look: Look;
	boot: BootData;
	/** Ids of the matched routes. */
	routeIds?: string[];
}

/** The layout and a page both read profile and settings; one render queries each once. */
function memoizeReads(repositories: PublicRepositories): PublicRepositories {
	const { profile, settings } = repositories;
	return { ...repositories, profile: { get: once(profile.get) }, settings: { get: once(settings.get) } };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
	let result: Promise<T> | undefined;
	return () => (result ??= read());
}

/** A document waits no longer for its colours. */
const lookTimeoutMs = 1_000;

/** What a site begins with, if the settings cannot be read in time. */
async function readLook({ settings }: PublicRepositories): Promise<Look> {
	const stop = new AbortController();
	const late = sleep(lookTimeoutMs, defaultSettings, { signal: stop.signal }).catch(() => defaultSettings);
	const look = await Promise.race([settings.get().catch(() => defaultSettings), late]);
	stop.abort();
	return look;
}

/** A static host answers every missing page with the data of this path. */
const notFoundPath = "/404";

/** The loader data of a page for a tab that runs the same remote; every other status than 200 has no body. */
function dataResponse(
	{ result }: QueryResult,
	{ remotes }: Deployment,
	{ path, headers }: { path: string; headers: Record<string, string> },
) {
	const status = statusOf(result.errors, result.statusCode);
	if (status !== 200 && !(status === 404 && path === notFoundPath)) return new Response(null, { status, headers });
	if ("incompatible" in remotes.public) return new Response(null, { status: 503 });
	const data: PageData = { entry: remotes.public.entry, loaderData: result.loaderData };
	return Response.json(data, { headers: { "cache-control": "no-cache", "x-robots-tag": "noindex", ...headers } });
}

function htmlResponse(text: string, status: number, headers: Record<string, string>) {
	return new Response(text, {
		status,
		headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", ...headers },
	});
}
