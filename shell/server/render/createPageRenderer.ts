import { DataError, type RemoteId, type RemoteModule } from "@site/shared-data";
import { Overloaded } from "@site/shared-data/admission";
import type { RouteObject, RouterContextProvider } from "@site/shared-ui/router";
import { guestRoutes, withGuests } from "../../browser/guests/guestRoutes.ts";
import { type Deployment, type Guest, guestFor } from "../../deployment/index.ts";
import type { GuestPageInput } from "../guests/serveGuestPages.ts";
import type { createRemoteProblems } from "./createRemoteProblems.ts";
import { type QueryResult, queryRoutes, type RenderedPage, toPage } from "./renderRoutes.tsx";

export interface PageQuery {
	request: Request;
	deployment: Deployment;
	/** Whether the HTML is needed in addition to the data. */
	hasDocument: boolean;
}

type Result = QueryResult | Response;

export interface RendererOptions<Query = PageQuery> {
	loadRemote: (id: RemoteId, deployment: Deployment) => Promise<RemoteModule>;
	/** The context of a page's loaders. */
	contextFor: (query: Query) => RouterContextProvider;
	/** May replace a result, such as by a redirect. */
	finishQuery?: (result: Result, query: Query) => Result | Promise<Result>;
	/** Renders an external remote's page in another process; rejects when it fails or takes too long. */
	renderGuestPage: (page: GuestPageInput) => Promise<RenderedPage>;
	/** Runs the render of the error page after `renderGuestPage` has failed; may reject with `Overloaded`. */
	renderFallback?: (<T>(render: () => Promise<T>) => Promise<T>) | undefined;
	/** Answers a missing page whose frame cannot be rendered. */
	renderWithoutFrame: (url: string, status: 404) => Promise<Response>;
	/** The site's origin, for absolute URLs. */
	originFor: (request: Request) => string;
	/** Receives the remotes that render and those that fail. */
	problems: Pick<ReturnType<typeof createRemoteProblems>, "failed" | "rendered">;
}

/** Returns the renderer of a page or a redirect; it resolves with null when the frame cannot be loaded. */
export function createPageRenderer<Query extends PageQuery>(options: RendererOptions<Query>) {
	const { loadRemote, contextFor, finishQuery, renderGuestPage, renderWithoutFrame, originFor, problems } = options;
	const { renderFallback = (render) => render() } = options;

	return (query: Query): Promise<RenderedPage | Response | null> => {
		const guest = guestFor(query.deployment, new URL(query.request.url).pathname);
		return guest ? renderInRoom(query, guest) : renderInFrame(query);
	};

	/** Null when the frame cannot be loaded or rendered, so that a cached copy replaces an existing page. */
	async function renderInFrame(query: Query, guests: RouteObject[] = []): Promise<RenderedPage | Response | null> {
		const { request, deployment, hasDocument } = query;
		const frame = await loadRemote("public", deployment).catch((error: unknown) => problems.failed("public", error));
		if (!frame) return null;
		let result: Result | undefined;
		try {
			const context = contextFor(query);
			result = await queryRoutes({ request, routes: withGuests(frame.routes, "public", guests), context });
			if (finishQuery) result = await finishQuery(result, query);
			const page = result instanceof Response ? result : await toPage(result, hasDocument);
			track("public", request, page);
			return page;
		} catch (error) {
			if (error instanceof DataError) throw error;
			problems.failed("public", error, new URL(request.url).pathname);
			if (!result || result instanceof Response || result.isIncomplete || result.result.statusCode !== 404) return null;
			return renderWithoutFrame(request.url, 404);
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
			const page = await renderFallback(() => renderInFrame(query, guestRoutes(guest, { routes: failed })));
			return page && !(page instanceof Response) ? { ...page, isBroken: true } : page;
		}
	}
}

function throwUnavailable(): never {
	throw new DataError("unavailable", "A guest's page failed.");
}
