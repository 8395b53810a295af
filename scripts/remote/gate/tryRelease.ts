import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { RemoteId } from "@site/shared-data";
import { linkFolder } from "../../../build/linkBuilds.ts";
import type { Registry, Release } from "../../../shell/deployment/index.ts";
import { findRunningSite } from "../../launch/runningSite.ts";
import { findForeignCode } from "./findForeignCode.ts";
import { openBrowser } from "./openBrowser.ts";
import { startCandidate } from "./startCandidate.ts";

const pageLimitMs = 15_000;
const limitMs = 90_000;
/** The log of the page's worker may arrive after the page. */
const logDelayMs = 100;
const failureDelayMs = 500;

export interface Findings {
	/** Why the release must not become active, in one sentence. */
	problem?: string | undefined;
	/** A sentence for each page or step that was not tried. */
	untried: string[];
}

interface Trial {
	registry: Registry;
	/** The copy, in which the release is active. */
	dist: string;
	/** The folder of the running site. */
	siteDist: string;
}

/** Publishes a release, or rolls back to it, in a folder of builds; resolves with the folder's registry. */
export type Activate = (dist: string) => Promise<Registry>;

/**
 * Activates a release in a copy of the registry, then renders and hydrates its pages with the running site's
 * data. Rejects a release that cannot be activated. A trial that fails or is too slow is a problem.
 */
export async function tryRelease(id: RemoteId, activate: Activate, siteDist: string): Promise<Findings> {
	const dist = await linkFolder(siteDist, ["shell/current.json"]);
	try {
		return await tryActive(id, { registry: await activate(dist), dist, siteDist });
	} finally {
		await rm(dist, { recursive: true, force: true });
	}
}

/** Renders and hydrates the pages of a release that is active in the copy. */
export async function tryActive(id: RemoteId, trial: Trial): Promise<Findings> {
	const end = new AbortController();
	const { signal } = end;
	const tooSlow = { problem: `${id}: its pages were not tried within ${limitMs / 1000} s.`, untried: [] };
	try {
		return await Promise.race([tryPages(id, trial, signal), sleep(limitMs, tooSlow, { signal })]);
	} catch (error) {
		return { problem: `${id}: its pages could not be tried: ${(error as Error).message.replace(/\.?$/, ".")}`, untried: [] };
	} finally {
		end.abort();
	}
}

async function tryPages(id: RemoteId, { registry, dist, siteDist }: Trial, signal: AbortSignal): Promise<Findings> {
	const foreign = await findForeignCode(id, { registry, dist });
	if (foreign) return { problem: foreign, untried: [] };
	const backend = await findRunningSite(siteDist);
	if (!backend) return { untried: [`${id}: no page was tried, because no site runs with these builds.`] };
	const { paths, untried } = pathsOf(registry.remotes[id] as Release);
	if (!paths.length) return { untried };

	const site = await startCandidate(dist, backend);
	whenEnded(signal, site.stop);
	const { backend: state } = (await (await fetch(`${site.url}/healthz`)).json()) as { backend: string };
	if (state !== "answers")
		return { problem: `${id}: its pages could not be tried, because the site's backend does not answer.`, untried };
	for (const path of paths) {
		const { status } = await fetch(site.url + path, { redirect: "manual", signal: AbortSignal.timeout(pageLimitMs) });
		await sleep(status === 200 ? logDelayMs : failureDelayMs);
		const error = site.takeError();
		if (status !== 200 || error)
			return { problem: describe(id, path, "on the server", error ?? `its status is ${status}`), untried };
	}
	const browser = await openBrowser();
	if (typeof browser === "string")
		return { untried: [...untried, `${id}: its pages were rendered, but not hydrated: ${browser}.`] };
	whenEnded(signal, browser.close);
	for (const path of paths) {
		const error = await browser.findError(site.url + path, pageLimitMs);
		if (error) return { problem: describe(id, path, "in the browser", error), untried };
	}
	return { untried };
}

/** The pages that can be requested without a session, and a sentence for each other one. */
function pathsOf({ id, area, access, routes }: Release): { paths: string[]; untried: string[] } {
	const needsSession = area === "admin" || access !== "everyone";
	if (needsSession) return { paths: [], untried: [`${id}: its pages were not tried, because they need a session.`] };
	const tried = routes.map(({ path, example }) => ({ path, url: example ?? (/[:*]/.test(path) ? undefined : path) }));
	return {
		paths: tried.flatMap(({ url }) => url ?? []),
		untried: tried
			.filter(({ url }) => url === undefined)
			.map(({ path }) => `${id}: ${path} was not tried; an "example" of its path in remote.json makes that possible.`),
	};
}

function describe(id: RemoteId, path: string, where: string, error: string): string {
	// The hooks of React ask a renderer of another copy.
	const hint = /reading 'use[A-Z]|Invalid hook call|React error #321/.test(error) ? " It may contain its own React." : "";
	return `${id}: ${path} fails ${where}: ${error.replace(/\.?$/, ".")}${hint}`;
}

function whenEnded(signal: AbortSignal, end: () => void): void {
	if (signal.aborted) end();
	else signal.addEventListener("abort", end, { once: true });
}
