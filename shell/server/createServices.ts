import { join } from "node:path";
import type { PublicRepositories } from "@site/shared-data";
import { createFairQueue, networkOf } from "@site/shared-data/admission";
import { oncePerTurn } from "../deployment/disk/index.ts";
import { sitemapPathsOf } from "../deployment/index.ts";
import { createHealthHandler } from "./backend/createHealthHandler.ts";
import { createVisitorRepositories } from "./backend/createVisitorRepositories.ts";
import { loadBuild, readLicenses } from "./build/loadBuild.ts";
import { createDuePurge } from "./cache/createDuePurge.ts";
import { createPageCache } from "./cache/createPageCache.ts";
import { createPageFiles } from "./cache/createPageFiles.ts";
import { createPublicRows } from "./cache/createPublicRows.ts";
import { createRowCheck } from "./cache/createRowCheck.ts";
import { type Environment, publicConfig } from "./environment.ts";
import { createFeeds } from "./feeds/createFeeds.ts";
import { createGuestWorkers } from "./guests/createGuestWorkers.ts";
import type { GuestWorkerConfig } from "./guests/guestWorker.ts";
import { createServerMarkdown } from "./markdown/createServerMarkdown.ts";
import type { Metrics } from "./metrics/createMetrics.ts";
import { createOriginLimit } from "./origin/createOriginLimit.ts";
import { createPages } from "./render/createPages.tsx";
import { createRemoteProblems } from "./render/createRemoteProblems.ts";
import { createRenderGate } from "./render/createRenderGate.ts";
import { createShareImages } from "./share-images/createShareImages.ts";
import { createWorkerPool, loadTinypool, type RunTask } from "./worker/createWorkerPool.ts";

const maxCachedOrigins = 8;
const taskTimeoutMs = 30_000;
const guestTimeoutMs = 3_000;
const guestIdleTimeoutMs = 60_000;
/** The Markdown thread and its grammars take a second of CPU, which a start needs for other work. */
const warmUpDelayMs = 1_500;
/** Writes to the embedded backend purge the cache; pages still expire, because they show relative dates. */
const embeddedPageTtl = { ttlMs: 5 * 60_000, staleWhileRevalidateMs: 5 * 60_000 };
/** A hosted project is also written to directly; with shared reads such changes are visible within 3.5 s. */
const hostedPageTtl = { ttlMs: 2_000, staleWhileRevalidateMs: 1_000 };

/** One network renders up to three pages at once; more would delay other networks behind long texts. */
const renderLimits = { maxRunning: 4, maxWaiting: 100, maxWaitMs: 10_000 };
const viewLimits = { maxRunning: 8, maxWaiting: 500 };

const licensesHeaders = { "content-type": "text/plain; charset=UTF-8", "x-robots-tag": "noindex" };

/** The services behind the routes of `app.ts`. */
export async function createServices(environment: Environment, metrics: Metrics | undefined) {
	const { backend, dist, pagesFolder, publicFolder, siteUrl } = environment;
	const build = await loadBuild(dist);
	const send = metrics?.timed(fetch);
	let fallbacks = 0;
	const onFallback = () => void fallbacks++;
	const visitor = createVisitorRepositories(backend, send, onFallback);
	const { repositories } = visitor;
	const packagesFrom = join(publicFolder, "..");
	const { Tinypool: Pool } = await loadTinypool(packagesFrom);
	const worker = { Pool, file: join(__dirname, "worker.cjs"), workerData: { packagesFrom }, timeoutMs: taskTimeoutMs };
	let markdownPool: ReturnType<typeof createWorkerPool> | undefined;
	const runMarkdown: RunTask = (name, input) => (markdownPool ??= createWorkerPool(worker)).run(name, input);
	const { render: renderMarkdown, fallbackCount: plainTextCount } = createServerMarkdown(runMarkdown);
	const fallbackCount = () => fallbacks + plainTextCount();
	setTimeout(() => void renderMarkdown("```ts\nconst tea = true;\n```"), warmUpDelayMs).unref();
	const problems = createRemoteProblems(build.registry);
	const gate = createRenderGate({ ...renderLimits, onRefused: metrics?.addRefusal });
	const views = createFairQueue(viewLimits);
	const rows = createPublicRows(pagesFolder);
	const checkRows = createRowCheck(() => rows.update(() => readPublicRows(repositories)));
	void checkRows();
	const cache = createPageCache({
		...(backend.proxySecret ? embeddedPageTtl : hostedPageTtl),
		version: () => `${build.shell.version} ${build.deployment().revision}`,
		fallbackCount,
		rowsSize: oncePerTurn(rows.size),
		files: createPageFiles(pagesFolder, rows),
		gate,
		isCachedOrigin: createOriginLimit(maxCachedOrigins),
		onRendered: metrics?.addRender,
	});
	const readClockAgain = createDuePurge(visitor.clock, () => {
		visitor.forgetShared();
		cache.purge();
		void checkRows();
	});
	const imagePool = createWorkerPool({ ...worker, idleTimeoutMs: 100 });
	const { url, publishableKey } = backend;
	const guestConfig: GuestWorkerConfig = { backend: { url, publishableKey }, dist, packagesFrom };
	const guests = createGuestWorkers({
		args: [join(__dirname, "guests.cjs"), JSON.stringify(guestConfig)],
		startTimeoutMs: taskTimeoutMs,
		timeoutMs: guestTimeoutMs,
		idleTimeoutMs: guestIdleTimeoutMs,
	});
	return {
		build,
		gate,
		/** Rejects when too many views are queued. */
		countView: (...[view, ip, headers]: Parameters<typeof visitor.countView>) =>
			views.run({ network: networkOf(ip) }, () => visitor.countView(view, ip, headers)),
		visitor,
		readAccess: visitor.readAccess,
		health: createHealthHandler(visitor.checkBackend, problems.list),
		feeds: gate.all(
			createFeeds(repositories, renderMarkdown, {
				siteUrl,
				redirects: visitor.redirects,
				guestPaths: () => sitemapPathsOf(build.deployment()),
			}),
		),
		images: gate.all(createShareImages(repositories, imagePool.run, siteUrl)),
		pages: gate.all(
			await createPages({
				build,
				configFor: (origin) => publicConfig(environment, origin),
				visitor,
				renderMarkdown,
				renderGuestPage: (page) => gate.whileElsewhere(() => guests.render(page)),
				renderFallback: gate.inNewSlot,
				siteUrl,
				countsVisits: environment.countsVisits,
				problems,
				onFallback,
			}),
		),
		licenses: async () => new Response(await readLicenses(build), { headers: licensesHeaders }),
		cache,
		/** Purges the cache after a write. Once this resolves, no copy shows the rows that the write withdrew. */
		async purge({ isStored = false } = {}) {
			visitor.forgetShared();
			cache.purge();
			readClockAgain();
			if (!(await checkRows()) && isStored) await rows.withdrawAll();
		},
	};
}

async function readPublicRows({ essays, projects, services, jobs }: PublicRepositories): Promise<string[]> {
	const reads = { essays: essays.listSitemapEntries(), projects: projects.listSitemapEntries(), jobs: jobs.list() };
	const lists = { ...reads, services: services.readCatalog().then((catalog) => catalog.services) };
	const rows = Object.entries(lists).map(async ([table, list]) => (await list).map(({ id }) => `${table}/${id}`));
	return (await Promise.all(rows)).flat();
}
