import {
	type PreviewReader,
	type PublicRepositories,
	partialContentHeader,
	previewReaderContext,
	type RedirectReader,
	type RenderMarkdown,
	urls,
} from "@site/shared-data";
import { matchRoutes } from "@site/shared-ui/router";
import type { BootData, PublicConfig } from "../../browser/boot/BootData.ts";
import { pagePathOf } from "../../browser/router/dataUrl.ts";
import { Loading } from "../../browser/routes.tsx";
import { areaOf, type Deployment, deploymentFor, guestsOf, isForEveryone, remotesFor } from "../../deployment/index.ts";
import type { createVisitorRepositories } from "../backend/createVisitorRepositories.ts";
import type { Build } from "../build/loadBuild.ts";
import { brokenGuestHeader } from "../cache/createPageCache.ts";
import { documentHtml, type Look, staticDocumentHtml } from "../document/documentHtml.ts";
import { filesToPreload } from "../document/joinDocument.ts";
import { readLook } from "../document/readLook.ts";
import { sampleOwner } from "../document/sampleOwner.ts";
import { staticPagePolicy } from "../middleware/securityHeaders.ts";
import { createPageRenderer, type PageQuery, type RendererOptions } from "./createPageRenderer.ts";
import { createServerRemoteLoader } from "./createServerRemoteLoader.ts";
import { followRedirect } from "./followRedirect.ts";
import { loaderContext } from "./loaderContext.ts";
import { dataResponse, htmlResponse } from "./pageResponses.ts";
import { type RenderedDocument, renderHtml } from "./renderHtml.tsx";
import type { RenderedPage } from "./renderRoutes.tsx";

interface Options extends Pick<RendererOptions, "renderGuestPage" | "renderFallback" | "problems"> {
	build: Build;
	/** The public config for the browser. */
	configFor: (visitorOrigin: string) => PublicConfig;
	visitor: ReturnType<typeof createVisitorRepositories>;
	renderMarkdown: RenderMarkdown;
	/** The site's public origin, for absolute URLs in pages; by default the visitor's. */
	siteUrl: string | undefined;
	/** Whether views are counted, provided that the settings enable it too. */
	countsVisits: boolean;
	/** Called when a page shows the default look because the settings cannot be read. */
	onFallback: () => void;
}

export type Pages = Awaited<ReturnType<typeof createPages>>;

/** Renders pages. The render of a page that is cached for all visitors receives only the URL. */
export async function createPages(options: Options) {
	const { build, configFor, visitor, renderMarkdown, renderGuestPage, siteUrl, countsVisits, onFallback, problems } = options;
	const { previews, redirects } = visitor;
	const loadRemote = createServerRemoteLoader(build);
	const renderPage = createPageRenderer<Query>({
		loadRemote,
		contextFor({ request, deployment, reads, repositories }) {
			const context = loaderContext({ repositories, renderMarkdown, deployment, origin: originFor(request) });
			context.set(previewReaderContext, reads.previews ?? null);
			return context;
		},
		finishQuery: (result, { request, reads }) =>
			reads.redirects ? followRedirect(result, request.url, reads.redirects) : result,
		renderGuestPage,
		renderFallback: options.renderFallback,
		renderWithoutFrame: renderLoadingState,
		originFor,
		problems,
	});
	// Loads the remote before the first visitor.
	await loadRemote("public", build.deployment()).catch((error: unknown) => problems.failed("public", error));

	return {
		/** A public page or its error page. */
		page: (url: string) => render(new Request(url), { redirects }),
		/** The loader data of a public page, for a client-side navigation. */
		data: (url: string) => renderData(url, { redirects }),
		/** The page of a preview link, and its data; never to be cached. */
		preview: (url: string) => render(new Request(url), { previews }),
		previewData: (url: string) => renderData(url, { previews }),
		/** The 404 page of a path that no script and no count of views may get. */
		notFound,
		/** The page of a quote's link, without a script, or the result of its form. */
		async quote(request: Request, clientIp: string) {
			const repositories = { ...visitor.repositoriesFor(clientIp), quotes: visitor.quotesFor(clientIp) };
			const response = await render(request, {}, { repositories });
			// A wrong link is answered like any page that does not exist.
			return response.status === 404 ? notFound(request.url) : response;
		},
		/** Whether the page of a path has an action. */
		async takesForm(pathname: string): Promise<boolean> {
			// The browser renders the admin area and pages that need a session.
			if (areaOf(pathname) === "admin" || !isForEveryone(build.deployment(), pathname)) return false;
			const { routes } = await loadRemote("public", build.openDeployment());
			const { action, lazy } = matchRoutes(routes, pathname)?.at(-1)?.route ?? {};
			return Boolean(action ?? (typeof lazy === "function" && (await lazy()).action));
		},
		/** The shell's loading state; the browser renders the admin area. */
		admin: (url: string) => renderLoadingState(url),
		/** The page of a form after its action ran with the visitor's IP. */
		submit: (request: Request, clientIp: string) => render(request, {}, { repositories: visitor.repositoriesFor(clientIp) }),
	};

	function notFound(url: string): Promise<Response> {
		return render(new Request(new URL(urls.notFound(), url)), {}, { isStatic: true });
	}

	async function render(
		request: Request,
		reads: Reads,
		{ repositories = visitor.repositories, isStatic = false } = {},
	): Promise<Response> {
		const deployment = build.openDeployment();
		const { pathname } = new URL(request.url);
		if (!isForEveryone(build.deployment(), pathname)) return renderLoadingState(request.url);
		const page = await renderPage({ request, deployment, reads, repositories, hasDocument: true });
		if (!page) return renderLoadingState(request.url, 503);
		if (page instanceof Response) return page;
		const { document, data: hydration, routeIds, status } = page;
		if (!document) throw new Error("A page without its HTML was rendered.");
		const look = await readLook(repositories.settings, onFallback);
		if (isStatic || routeIds.includes(quoteRouteId))
			return htmlResponse(staticDocumentHtml(document, look), status, { "content-security-policy": staticPagePolicy });
		const boot = bootData(request.url, deployment);
		const html = buildDocument(document, pathname, { look, boot, hydration, routeIds });
		return htmlResponse(html, status, cacheHeaders(page));
	}

	async function renderData(url: string, reads: Reads): Promise<Response> {
		const { origin, pathname } = new URL(url);
		const path = pagePathOf(pathname);
		if (path === null) return render(new Request(url), reads);
		const deployment = build.openDeployment();
		const repositories = visitor.repositories;
		const page = await renderPage({ request: new Request(origin + path), deployment, reads, repositories, hasDocument: false });
		if (!page) return new Response(null, { status: 503, headers: { "retry-after": "5" } });
		if (page instanceof Response) return page;
		return dataResponse(page, deployment, { path, headers: cacheHeaders(page) });
	}

	function originFor(request: Request): string {
		return siteUrl ?? new URL(request.url).origin;
	}

	/** The shell's loading state, until the browser has loaded the remotes. */
	async function renderLoadingState(url: string, status: 200 | 404 | 503 = 200) {
		const [loading, look] = await Promise.all([renderHtml(<Loading />), readLook({ get: readOwnSettings }, onFallback)]);
		const boot = bootData(url, build.openDeployment());
		// The page waits for a frame, not for a session.
		if (status !== 200) delete boot.isPartial;
		const document = buildDocument(loading, new URL(url).pathname, { look, boot });
		return htmlResponse(document, status, status === 200 ? { "x-robots-tag": "noindex" } : { "retry-after": "5" });
	}

	/** A site without a name uses the profile's name. */
	async function readOwnSettings() {
		const { settings, profile } = visitor.repositories;
		const stored = await settings.get();
		const owner = stored.name === sampleOwner.name ? await profile.get() : null;
		return owner ? { ...stored, name: owner.name } : stored;
	}

	function bootData(url: string, deployment: Deployment): Page["boot"] {
		const { origin, pathname } = new URL(url);
		const isPartial = guestsOf(deployment).length < guestsOf(build.deployment()).length;
		return {
			deployment: deploymentFor(deployment, pathname),
			config: configFor(origin),
			...(isPartial && { isPartial }),
		};
	}

	function buildDocument(rendered: RenderedDocument, pathname: string, { look, boot, hydration, routeIds }: Page) {
		const ids = remotesFor(boot.deployment, pathname);
		const files = ids.flatMap((id) => filesToPreload(build.registry(), boot.deployment, id, routeIds));
		const { scripts } = build.shell;
		// A preview link's token is sent nowhere.
		const isPublicPage = hydration !== undefined && !pathname.startsWith("/preview/");
		const isCounted = countsVisits && look.countVisits && isPublicPage;
		return documentHtml(rendered, {
			look,
			isCounted,
			adminName: areaOf(pathname) === "admin" ? look.name : undefined,
			boot,
			hydration,
			scripts,
			files,
		});
	}
}

/** The route without a script. */
const quoteRouteId = "public-quote";

interface Query extends PageQuery {
	reads: Reads;
	repositories: PublicRepositories;
}

/** The readers of one request in addition to the public repositories. */
interface Reads {
	/** For a preview link. */
	previews?: PreviewReader;
	/** Used for paths without a page. */
	redirects?: RedirectReader;
}

/** Tells the cache which pages it may store, and whether an older page is better. */
function cacheHeaders({ isIncomplete, isBroken }: RenderedPage): Record<string, string> {
	return { ...(isIncomplete && { [partialContentHeader]: "1" }), ...(isBroken && { [brokenGuestHeader]: "1" }) };
}

interface Page {
	look: Look;
	boot: Omit<BootData, "hydration">;
	/** HydrationData as JSON; absent in the shell's loading state. */
	hydration?: string;
	/** Ids of the matched routes. */
	routeIds?: string[];
}
