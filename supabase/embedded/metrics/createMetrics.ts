import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import { listBackups, readBackupFailure } from "../data-dir/backupFolder.ts";
import type { Engine } from "../engine/startEngine.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** The numbers of this process for Prometheus, which the site's server adds to its own. */
export function createMetrics(engine: Engine, dataDir: string) {
	collectDefaultMetrics({ prefix: "backend_" });
	const readMailCounts = createMailCounts(engine);
	const requests = new Histogram({
		name: "backend_request_duration_seconds",
		help: "Requests by API and class of status, with the wait for their turn.",
		labelNames: ["api", "status"],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
	});
	const gauge = (name: string, help: string, labelNames: string[] = []) =>
		new Gauge({ name: `backend_${name}`, help, labelNames });
	const restarts = new Counter({
		name: "backend_engine_restarts_total",
		help: "How often the engine ended and was started again.",
	});
	const waiting = gauge("engine_waiting_requests", "Requests that wait for the engine or are at work in it.");
	const mails = gauge("mails", "Queued mails by state: waiting, or given up in the last 30 days.", ["state"]);
	const backups = gauge("backups", "Scheduled backups that are kept.");
	const lastSuccess = gauge("backup_last_success_timestamp_seconds", "When the newest scheduled backup was made.");
	const lastBytes = gauge("backup_last_success_bytes", "The size of the newest scheduled backup.");
	const lastFailure = gauge("backup_last_failure_timestamp_seconds", "When a scheduled backup last failed.");

	function readBackups(): void {
		const [stored, failure] = [listBackups(dataDir), readBackupFailure(dataDir)];
		backups.set(stored.length);
		for (const optional of [lastSuccess, lastBytes, lastFailure]) optional.remove();
		if (stored[0]) {
			lastSuccess.set(stored[0].madeAt / 1000);
			lastBytes.set(stored[0].bytes);
		}
		if (failure) lastFailure.set(failure.failedAt / 1000);
	}

	return {
		addRequest(path: string, status: number, durationMs: number): void {
			const [, api = "other"] = /^\/(rest|auth|storage)\/v1\//.exec(path) ?? [];
			requests.observe({ api, status: `${Math.floor(status / 100)}xx` }, durationMs / 1000);
		},
		/** All metrics in Prometheus' text format. */
		async read(): Promise<string> {
			const load = engine.load();
			restarts.reset();
			restarts.inc(load.restarts);
			waiting.set(load.waiting);
			readBackups();
			mails.reset();
			for (const [state, count] of Object.entries(await readMailCounts())) mails.set({ state }, count);
			return register.metrics();
		},
	};
}

/** /admin/system shows failures for the same time. */
const shownMs = 30 * 24 * 60 * 60_000;
const ttlMs = 10_000;
/** While a command uses the engine exclusively, the last counts are returned. */
const maxWaitMs = 1_000;

type MailCounts = Partial<Record<"waiting" | "failed", number>>;

/** Counts the mail queue, at most every ten seconds; omits counts that take too long. */
function createMailCounts(engine: Pick<Engine, "send" | "secretKey">): () => Promise<MailCounts> {
	const count = async (query: string): Promise<number | undefined> => {
		const { headers } = await engine.send({
			method: "HEAD",
			url: `http://engine/rest/v1/mails?select=id&sent_at=is.null&${query}`,
			headers: [
				["apikey", engine.secretKey],
				["prefer", "count=exact"],
			],
			body: undefined,
			visitorHeaders: undefined,
			sessionId: undefined,
			timeLimitMs: undefined,
			priority: "first",
		});
		const range = headers.find(([name]) => name.toLowerCase() === "content-range")?.[1];
		const total = Number(range?.split("/")[1]);
		return Number.isInteger(total) ? total : undefined;
	};
	const counts = new LRUCache<"mails", MailCounts>({
		max: 1,
		ttl: ttlMs,
		ttlResolution: 0,
		perf: { now: () => performance.now() },
		fetchMethod: async () => {
			const since = new Date(Date.now() - shownMs).toISOString();
			const [waiting, failed] = await Promise.all([
				count("next_attempt_at=not.is.null"),
				count(`next_attempt_at=is.null&created_at=gt.${since}`),
			]);
			return { ...(waiting !== undefined && { waiting }), ...(failed !== undefined && { failed }) };
		},
	});
	return async () => {
		const known = counts.get("mails", { allowStale: true, noDeleteOnStaleGet: true }) ?? {};
		const fresh = counts.fetch("mails").catch(() => undefined);
		return (await Promise.race([fresh, sleep(maxWaitMs, undefined, { ref: false })])) ?? known;
	};
}
