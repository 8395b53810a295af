import { createRequire } from "node:module";
import { join } from "node:path";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import type { RouteObject } from "@site/shared-ui/router";
import { guestRoutes, withGuests } from "../../browser/guests/guestRoutes.ts";
import { type Deployment, guestWithId } from "../../deployment/index.ts";
import { createVisitorRepositories } from "../backend/createVisitorRepositories.ts";
import { loadBuild } from "../build/loadBuild.ts";
import type { Backend } from "../environment.ts";
import { createServerRemoteLoader } from "../render/createServerRemoteLoader.ts";
import { loaderContext, queryRoutes, type RenderedPage, toPage } from "../render/renderRoutes.tsx";
import { type GuestPageInput, serveGuestPages } from "./serveGuestPages.ts";

/** A worker's arguments, as JSON; every account of the machine can read them. */
export interface GuestWorkerConfig {
	backend: Pick<Backend, "url" | "publishableKey">;
	dist: string;
	/** The folder from which packages with their own files are required. */
	packagesFrom: string;
}

void start(JSON.parse(process.argv[2] as string) as GuestWorkerConfig);

/** The program of an external remote's worker: loads the remote's code, reads as a visitor and renders. */
async function start({ backend, dist, packagesFrom }: GuestWorkerConfig) {
	const { JSDOM } = createRequire(join(packagesFrom, "package.json"))("jsdom") as typeof import("jsdom");
	let fallbacks = 0;
	const { repositories, forgetShared } = createVisitorRepositories(backend, fetch, () => void fallbacks++);
	const renderMarkdown = createMarkdownRenderer(new JSDOM("").window);
	const build = await loadBuild(dist);
	const load = createServerRemoteLoader(build);
	// The first page's time limit begins after these steps, which take most of a second.
	await Promise.all([load("public", build.deployment()), renderMarkdown("")]);
	let tree: RouteObject[] | undefined;
	serveGuestPages(render);

	async function render({ url, guestId, deployment, origin, hasDocument }: GuestPageInput): Promise<RenderedPage> {
		tree ??= await loadTree(guestId, deployment);
		const fallbacksBefore = fallbacks;
		// No purge reaches this process.
		forgetShared();
		const context = loaderContext({ repositories, renderMarkdown, deployment, origin });
		const result = await queryRoutes({ request: new Request(url), routes: tree, context });
		if (result instanceof Response) throw new Error("An external remote's page cannot redirect.");
		const { document, ...page } = await toPage(result, hasDocument);
		if (page.status !== 200 && !(page.status >= 400 && page.status < 600))
			throw new Error(`An external remote's page cannot have the status ${page.status}.`);
		const isIncomplete = page.isIncomplete || fallbacks > fallbacksBefore;
		// An answer is JSON.
		return { ...page, ...(document && { document: { ...document, html: document.html.toString() } }), isIncomplete };
	}

	/** The frame's routes with the remote's; a worker renders the same builds until it ends. */
	async function loadTree(guestId: string, deployment: Deployment): Promise<RouteObject[]> {
		const guest = guestWithId(deployment, guestId);
		if (!guest) throw new Error(`${guestId} is no longer in the registry.`);
		const [frame, module] = await Promise.all([load(guest.area, deployment), load(guestId, deployment)]);
		return withGuests(frame.routes, guest.area, guestRoutes(guest, module));
	}
}
