import { workerData } from "node:worker_threads";
import type { RenderMarkdown } from "@site/shared-data";
import type { RouteObject } from "@site/shared-ui/router";
import { guestRoutes, withGuests } from "../../browser/guests/guestRoutes.ts";
import { guestsOf } from "../../deployment/index.ts";
import { createVisitorRepositories } from "../backend/createVisitorRepositories.ts";
import { type Build, loadBuild } from "../build/loadBuild.ts";
import type { Backend } from "../environment.ts";
import { createServerRemoteLoader } from "../render/createServerRemoteLoader.ts";
import { loaderContext, queryRoutes, type RenderedPage, toPage } from "../render/renderRoutes.tsx";
import type { GuestPageInput } from "./createWorkerPool.ts";
import { markdown } from "./worker.ts";

/**
 * The room of guests: a thread in which their code is loaded, reads as a visitor and renders, so that one
 * that never ends, or takes all memory, takes nothing but its own page.
 */
const [, { backend, dist }] = workerData as [unknown, { backend: Pick<Backend, "url" | "publishableKey">; dist: string }];

const { repositories } = createVisitorRepositories(backend);
const builds = loadBuild(dist);
let load: ReturnType<typeof createServerRemoteLoader> | undefined;
const trees = new Map<string, RouteObject[]>();

/** Loads what every guest's page needs, so that a new thread takes nobody's time. */
export async function prepare(): Promise<void> {
	const build = await builds;
	load ??= createServerRemoteLoader(build);
	// The first text loads a document and a grammar, for a second and more where others work too.
	await Promise.all([load("public", build.deployment()), markdown({ markdown: "" })]);
}

export async function guestPage({ url, guestId, origin, hasDocument }: GuestPageInput): Promise<RenderedPage> {
	const build = await builds;
	const context = loaderContext({ repositories, renderMarkdown, deployment: build.deployment(), origin });
	const result = await queryRoutes({ request: new Request(url), routes: await treeOf(build, guestId), context });
	if (result instanceof Response) throw new Error("A guest's page cannot redirect.");
	return toPage(result, hasDocument);
}

/** The frame's routes with those of one guest; the same object for the same builds. */
async function treeOf(build: Build, guestId: string): Promise<RouteObject[]> {
	const deployment = build.deployment();
	const guest = guestsOf(deployment).find(({ id }) => id === guestId);
	if (!guest) throw new Error(`${guestId} is not in the registry any more.`);
	const key = JSON.stringify([deployment.remotes[guest.area], deployment.remotes[guestId]]);
	const known = trees.get(key);
	if (known) return known;
	if (!load) throw new Error("The room is not prepared.");
	const [frame, module] = await Promise.all([load(guest.area, deployment), load(guestId, deployment)]);
	const tree = withGuests(frame.routes, guest.area, guestRoutes(guest, module));
	trees.clear();
	trees.set(key, tree);
	return tree;
}

const renderMarkdown: RenderMarkdown = (text, options) => markdown({ markdown: text, ...(options && { options }) });
