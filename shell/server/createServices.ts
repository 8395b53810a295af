import { join } from "node:path";
import { createVisitorClock } from "@site/shared-data/visitor";
import { createHealthHandler } from "./backend/createHealthHandler.ts";
import {
	createHealthRepositories,
	createPreviews,
	createRedirects,
	createVisitorRepositories,
} from "./backend/createVisitorRepositories.ts";
import { loadBuild } from "./build/loadBuild.ts";
import { createDuePurge } from "./cache/createDuePurge.ts";
import { createPageCache } from "./cache/createPageCache.ts";
import { createPageFiles } from "./cache/createPageFiles.ts";
import { embeddedPageTtl, hostedPageTtl } from "./cache/pageTtl.ts";
import type { Environment } from "./environment.ts";
import { createFeeds } from "./feeds/createFeeds.ts";
import { createServerMarkdown } from "./markdown/createServerMarkdown.ts";
import type { Metrics } from "./metrics/createMetrics.ts";
import { createOriginLimit } from "./origin/createOriginLimit.ts";
import { createPages } from "./render/createPages.tsx";
import { createShareImages } from "./share-images/createShareImages.ts";
import { createWorkerPool, loadTinypool } from "./worker/createWorkerPool.ts";

const maxCachedOrigins = 8;
const taskTimeoutMs = 30_000;

/** The services behind the routes of `app.ts`. */
export async function createServices(
	{ backend, dist, pagesFolder, publicFolder, siteUrl }: Environment,
	metrics: Metrics | undefined,
) {
	const build = await loadBuild(dist);
	const send = metrics?.timed(fetch);
	const repositoriesFor = createVisitorRepositories(backend, send);
	const repositories = repositoriesFor();
	const packagesFrom = join(publicFolder, "..");
	const { Tinypool: Pool } = await loadTinypool(packagesFrom);
	const worker = { Pool, file: join(__dirname, "worker.cjs"), packagesFrom, timeoutMs: taskTimeoutMs };
	const { render: renderMarkdown, fallbackCount } = createServerMarkdown(createWorkerPool(worker).run);
	// Start the thread and load its grammars before the first visitor.
	void renderMarkdown("```ts\nconst tea = true;\n```");
	const cache = createPageCache({
		...(backend.proxySecret ? embeddedPageTtl : hostedPageTtl),
		version: () => `${build.shell.version} ${build.deployment().revision}`,
		fallbackCount,
		files: createPageFiles(pagesFolder),
		isCachedOrigin: createOriginLimit(maxCachedOrigins),
		onRendered: metrics?.addRender,
	});
	const clock = createVisitorClock({ url: backend.url, key: backend.publishableKey });
	const readClockAgain = createDuePurge(clock, cache.purge);
	const imagePool = createWorkerPool({ ...worker, idleTimeoutMs: 60_000 });
	return {
		build,
		repositories,
		health: createHealthHandler(createHealthRepositories(backend, send)),
		feeds: createFeeds(repositories, renderMarkdown, siteUrl),
		images: createShareImages(repositories, imagePool.run, siteUrl),
		pages: await createPages({
			build,
			backend,
			repositoriesFor,
			previews: createPreviews(backend, send),
			redirects: createRedirects(backend, send),
			renderMarkdown,
			siteUrl,
		}),
		cache,
		/** Purges the cache after a write. */
		purge() {
			cache.purge();
			readClockAgain();
		},
	};
}
