import { createFairQueue } from "@site/shared-data/admission";
import { log } from "../log.ts";
import type { RenderedPage } from "../render/renderRoutes.tsx";
import type { GuestPageInput } from "./serveGuestPages.ts";
import { type GuestWorker, startGuestWorker, WorkerEnded, type WorkerOptions } from "./startGuestWorker.ts";

/** A worker takes 40 to 70 MB at rest and at most 256. */
const maxWorkers = 3;
/** Limit for all external remotes together; beyond it the remote with the longest queue drops its newest. */
const maxWaiting = 4;

/**
 * Renders the pages of external remotes: a process for each remote, which renders one page at a time. So a
 * remote that loops, exits or exhausts memory affects no page of another remote, and never the site.
 */
export function createGuestWorkers(options: WorkerOptions) {
	const queue = createFairQueue({ maxRunning: maxWorkers, maxOfNetwork: 1, maxWaiting });
	/** Keyed by the builds that a worker has loaded; the least recently used is first. */
	const workers = new Map<string, GuestWorker>();
	let hasStopped = false;

	async function render(page: GuestPageInput): Promise<RenderedPage> {
		try {
			return await workerFor(page).run(page);
		} catch (error) {
			if (!(error instanceof WorkerEnded) || error.isFaultOfPage) throw error;
			log.warn({ err: error }, `A page of "${page.guestId}" is rendered by a new worker.`);
			return workerFor(page).run(page);
		}
	}

	function workerFor({ guestId, deployment: { remotes } }: GuestPageInput): GuestWorker {
		if (hasStopped) throw new Error("The workers were stopped.");
		const builds = JSON.stringify([remotes.public, guestId, remotes[guestId]]);
		for (const [key, worker] of workers) if (worker.hasEnded()) workers.delete(key);
		const known = workers.get(builds);
		if (!known && workers.size >= maxWorkers) [...workers.values()].find((worker) => !worker.isBusy())?.end();
		const worker = known ?? startGuestWorker(options);
		workers.delete(builds);
		workers.set(builds, worker);
		return worker;
	}

	/** Ends all processes; no page starts another one. */
	function stop(): void {
		hasStopped = true;
		process.off("exit", stop);
		for (const worker of workers.values()) worker.end();
	}

	process.once("exit", stop);
	return { render: (page: GuestPageInput) => queue.run({ network: page.guestId }, () => render(page)), stop };
}
