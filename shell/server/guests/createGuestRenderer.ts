import type { RouteObject, RouterContextProvider } from "@site/shared-ui/router";
import { guestRoutes, withGuests } from "../../browser/guests/guestRoutes.ts";
import { type Deployment, guestWithId } from "../../deployment/index.ts";
import { loadBuild } from "../build/loadBuild.ts";
import { createServerRemoteLoader } from "../render/createServerRemoteLoader.ts";
import { queryRoutes, type RenderedPage, toPage } from "../render/renderRoutes.tsx";
import type { GuestPageInput } from "./serveGuestPages.ts";

/** Loads the frame; resolves with the renderer of one external remote's pages, for `serveGuestPages`. */
export async function createGuestRenderer(dist: string, contextFor: (page: GuestPageInput) => RouterContextProvider) {
	const build = await loadBuild(dist);
	const load = createServerRemoteLoader(build);
	await load("public", build.deployment());
	let tree: RouteObject[] | undefined;

	return async (input: GuestPageInput): Promise<RenderedPage> => {
		const { url, guestId, deployment, hasDocument } = input;
		tree ??= await loadTree(guestId, deployment);
		const result = await queryRoutes({ request: new Request(url), routes: tree, context: contextFor(input) });
		if (result instanceof Response) throw new Error("An external remote's page cannot redirect.");
		const { document, ...page } = await toPage(result, hasDocument);
		if (page.status !== 200 && !(page.status >= 400 && page.status < 600))
			throw new Error(`An external remote's page cannot have the status ${page.status}.`);
		// An answer is JSON.
		return { ...page, ...(document && { document: { ...document, html: document.html.toString() } }) };
	};

	/** The frame's routes with the remote's; a worker renders the same builds until it ends. */
	async function loadTree(guestId: string, deployment: Deployment): Promise<RouteObject[]> {
		const guest = guestWithId(deployment, guestId);
		if (!guest) throw new Error(`${guestId} is no longer in the registry.`);
		const [frame, module] = await Promise.all([load(guest.area, deployment), load(guestId, deployment)]);
		return withGuests(frame.routes, guest.area, guestRoutes(guest, module));
	}
}
