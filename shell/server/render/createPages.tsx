import {
	DataError,
	type PreviewReader,
	type PublicRepositories,
	partialContentHeader,
	previewReaderContext,
	type RedirectReader,
	type RemoteId,
	type RenderMarkdown,
} from "@site/shared-data";
import { Overloaded } from "@site/shared-data/admission";
import { matchRoutes, type RouteObject } from "@site/shared-ui/router";
import type { BootData, PublicConfig } from "../../browser/boot/BootData.ts";
import { guestRoutes, withGuests } from "../../browser/guests/guestRoutes.ts";
import { pagePathOf } from "../../browser/router/dataUrl.ts";
import { Loading } from "../../browser/routes.tsx";
import {
	areaOf,
	type Deployment,
	deploymentFor,
	type Guest,
	guestFor,
	guestsOf,
	isForEveryone,
	remotesFor,
} from "../../deployment/index.ts";
import type { createVisitorRepositories } from "../backend/createVisitorRepositories.ts";
import type { Build } from "../build/loadBuild.ts";
import { brokenGuestHeader } from "../cache/createPageCache.ts";
import { documentHtml, filesToPreload, type Look, staticDocumentHtml } from "../document/documentHtml.ts";
import { readLook } from "../document/readLook.ts";
import { sampleOwner } from "../document/sampleOwner.ts";
import type { GuestPageInput } from "../guests/serveGuestPages.ts";
import { staticPagePolicy } from "../middleware/securityHeaders.ts";
import type { createRemoteProblems } from "./createRemoteProblems.ts";
import { createServerRemoteLoader } from "./createServerRemoteLoader.ts";
import { followRedirect } from "./followRedirect.ts";
import { type RenderedDocument, renderHtml } from "./renderHtml.tsx";
import { loaderContext, type QueryResult, queryRoutes, type RenderedPage, toPage } from "./renderRoutes.tsx";

interface Options {
	build: Build;
	/** The public config for the browser. */
	configFor: (visitorOrigin: string) => PublicConfig;
	visitor: ReturnType<typeof createVisitorRepositories>;
	renderMarkdown: RenderMarkdown;
	/** Renders an external remote's page in another process; rejects when it fails or takes too long. */
	renderGuestPage: (page: GuestPageInput) => Promise<RenderedPage>;
	/** The site's public origin, for absolute URLs in pages; by default the visitor's. */
	siteUrl: string | undefined;
	/** Whether views are counted, provided that the settings enable it too. */
	countsVisits: boolean;
	/** Receives the remotes that render and those that fail. */
	problems: Pick<ReturnType<typeof createRemoteProblems>, "failed" | "rendered">;
	/** Called when a page shows the default look because the settings cannot be read. */
	onFallback: () => void;
}

export type Pages = Awaited<ReturnType<typeof createPages>>;

/** Renders pages. The render of a page that is cached for all visitors receives only the URL. */
export async function createPages(options: Options) {
	const { build, configFor, visitor, renderMarkdown, renderGuestPage, siteUrl, countsVisits, onFallback, problems } = options;
	const { previews, redirects } = visitor;
	const loadRemote = createServerRemoteLoader(build);
	const loadFrame = (deployment: Deployment) =>
		loadRemote("public", deployment).catch((error: unknown) => problems.failed("public", error));
	// Loads the remote before the first visitor.
	await loadFrame(build.deployment());

	return {
		/** A public page or its error page. */
		page: (url: string) => render(new Request(url), { redirects }),
		/** The loader data of a public page, for a client-side navigation. */
		data: (url: string) => renderData(url, { redirects }),
		/** The page of a preview link, and its data; never to be cached. */
		preview: (url: string) => render(new Request(url), { previews }),
		previewData: (url: string) => renderData(url, { previews }),
		/** The page of a path that does not exist, whatever the path contains. */
		notFound,
		/** The page of a quote's link, without a script, or the result of its form. */
		async quote(request: Request, clientIp: string) {
			const repositories = { ...visitor.repositoriesFor(clientIp), quotes: visitor.quotesFor(clientIp) };
			const response = await render(request, {}, repositories);
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
		submit: (request: Request, clientIp: string) => render(request, {}, visitor.repositoriesFor(clientIp)),
	};

	function notFound(url: string): Promise<Response> {
		return render(new Request(new URL(notFoundPath, url)), {});
	}

	async function render(request: Request, reads: Reads, repositories = visitor.repositories): Promise<Response> {
		const deployment = build.openDeployment();
		const { pathname } = new URL(request.url);
		if (!isForEveryone(build.deployment(), pathname)) return renderLoadingState(request.url);
		const page = await renderPage({ request, deployment, reads, repositories, hasDocument: true });
		if (!page) return renderLoadingState(request.url, 503);
		if (page instanceof Response) return page;
		const { document, data: hydration, routeIds, status } = page;
		if (!document) throw new Error("A page without its HTML was rendered.");
		const look = await readLook(repositories.settings, onFallback);
		if (routeIds.includes(quoteRouteId))
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

	/** A page or a redirect; null when the frame cannot be loaded. */
	function renderPage(query: Query): Promise<RenderedPage | Response | null> {
		const guest = guestFor(query.deployment, new URL(query.request.url).pathname);
		return guest ? renderInRoom(query, guest) : renderInFrame(query);
	}

	/** Null when the frame cannot be loaded or rendered, so that a cached copy replaces an existing page. */
	async function renderInFrame(query: Query, guests: RouteObject[] = []): Promise<RenderedPage | Response | null> {
		const { request, deployment, reads, repositories, hasDocument } = query;
		const frame = await loadFrame(deployment);
		if (!frame) return null;
		const context = loaderContext({ repositories, renderMarkdown, deployment, origin: originFor(request) });
		context.set(previewReaderContext, reads.previews ?? null);
		let result: QueryResult | Response | undefined;
		try {
			const queried = await queryRoutes({ request, routes: withGuests(frame.routes, "public", guests), context });
			result = reads.redirects ? await followRedirect(queried, request.url, reads.redirects) : queried;
			const page = result instanceof Response ? result : await toPage(result, hasDocument);
			track("public", request, page);
			return page;
		} catch (error) {
			if (error instanceof DataError) throw error;
			problems.failed("public", error, new URL(request.url).pathname);
			if (!result || result instanceof Response || result.isIncomplete || result.result.statusCode !== 404) return null;
			return renderLoadingState(request.url, 404);
		}
	}

	/** Counts a page whose loader or action failed in a remote; without the backend it is 503. */
	function track(id: RemoteId, { url }: Request, { status }: { status: number }) {
		const { pathname } = new URL(url);
		if (status === 500) problems.failed(id, new Error("A loader or an action failed."), pathname);
		else problems.rendered(id, pathname);
	}

	/** An external remote's page; its errors are shown inside the frame, and nothing else fails. */
	async function renderInRoom(query: Query, guest: Guest): Promise<RenderedPage | Response | null> {
		const { request, deployment, hasDocument } = query;
		try {
			const origin = originFor(request);
			const page = await renderGuestPage({ url: request.url, guestId: guest.id, deployment, origin, hasDocument });
			track(guest.id, request, page);
			return page.status === 500 ? { ...page, status: 503, isBroken: true } : page;
		} catch (error) {
			if (!(error instanceof Overloaded)) problems.failed(guest.id, error, new URL(request.url).pathname);
			const failed = guest.routes.map(({ path }) => ({ path, loader: throwUnavailable }));
			const page = await renderInFrame(query, guestRoutes(guest, { routes: failed }));
			return page && !(page instanceof Response) ? { ...page, isBroken: true } : page;
		}
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

function throwUnavailable(): never {
	throw new DataError("unavailable", "A guest's page failed.");
}

interface Query {
	request: Request;
	deployment: Deployment;
	reads: Reads;
	repositories: PublicRepositories;
	/** Whether the HTML is needed in addition to the data. */
	hasDocument: boolean;
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

/** A static host answers every missing page with the data of this path. */
const notFoundPath = "/404";

/** The loader data of a page for a tab with the same remotes; statuses other than 200 have no body. */
function dataResponse(
	{ status, data: loaderData }: RenderedPage,
	deployment: Deployment,
	{ path, headers }: { path: string; headers: Record<string, string> },
) {
	if (status !== 200 && !(status === 404 && path === notFoundPath)) return new Response(null, { status, headers });
	const entries = remotesFor(deployment, path).map((id) => deployment.remotes[id]);
	const entry = entries.map((remote) => (remote && "entry" in remote ? remote.entry : "")).join(" ");
	// PageData, whose loader data are JSON already.
	return new Response(`{"entry":${JSON.stringify(entry)},"loaderData":${loaderData}}`, {
		headers: { "content-type": "application/json", "cache-control": "no-cache", "x-robots-tag": "noindex", ...headers },
	});
}

function htmlResponse(html: Buffer<ArrayBuffer>, status: number, headers: Record<string, string>) {
	return new Response(html, {
		status,
		headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", ...headers },
	});
}
