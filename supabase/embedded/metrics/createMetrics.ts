import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { listBackups, readBackupFailure } from "../data-dir/backupFolder.ts";
import type { Engine } from "../engine/startEngine.ts";
import { createMailCounts } from "./createMailCounts.ts";

export type Metrics = ReturnType<typeof createMetrics>;

interface Options {
	engine: Engine;
	dataDir: string;
}

/** The numbers of this process for Prometheus, which the site's server adds to its own. */
export function createMetrics({ engine, dataDir }: Options) {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry, prefix: "backend_" });
	const readMailCounts = createMailCounts(engine);
	const requests = new Histogram({
		name: "backend_request_duration_seconds",
		help: "Requests by API and class of status, with the wait for their turn.",
		labelNames: ["api", "status"],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
		registers,
	});
	const gauge = (name: string, help: string, labelNames: string[] = []) =>
		new Gauge({ name: `backend_${name}`, help, labelNames, registers });
	const restarts = new Counter({
		name: "backend_engine_restarts_total",
		help: "How often the engine ended and was started again.",
		registers,
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
		/** All of it in Prometheus' text format. */
		async read(): Promise<string> {
			const load = engine.load();
			restarts.reset();
			restarts.inc(load.restarts);
			waiting.set(load.waiting);
			readBackups();
			mails.reset();
			for (const [state, count] of Object.entries(await readMailCounts())) mails.set({ state }, count);
			return registry.metrics();
		},
	};
}
