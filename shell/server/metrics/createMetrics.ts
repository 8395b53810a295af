import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import type { EndedRequest } from "../log.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** In seconds, from a cached page to the time limit of a read. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** This process' numbers for Prometheus. Labels come from fixed lists, so no visitor can add a series. */
export function createMetrics() {
	collectDefaultMetrics({ prefix: "site_" });
	const info = new Gauge({
		name: "site_info",
		help: "The active builds, one series for the shell and each remote.",
		labelNames: ["node", "name", "version"],
	});
	const requests = new Histogram({
		name: "site_request_duration_seconds",
		help: "Requests by route and class of status, to the end of the answer.",
		labelNames: ["route", "status"],
		buckets,
	});
	const cache = new Counter({
		name: "site_page_cache_requests_total",
		help: "Requests for pages, their data, feeds and the search index by state of the page cache.",
		labelNames: ["state"],
	});
	const renders = new Histogram({
		name: "site_render_duration_seconds",
		help: "Renders for the page cache, with the reads of the backend.",
		buckets,
	});
	const calls = new Histogram({
		name: "site_backend_call_duration_seconds",
		help: "This server's own calls of the backend by class of status, or none where it did not answer.",
		labelNames: ["status"],
		buckets,
	});
	const rendersNow = new Gauge({
		name: "site_renders",
		help: "Renders by state: running or waiting for a place.",
		labelNames: ["state"],
	});
	const refused = new Counter({ name: "site_renders_refused_total", help: "Renders that found no place, answered with 503." });
	const isUp = new Gauge({ name: "site_backend_up", help: "1 when a row was read, else 0." });
	return {
		contentType: register.contentType,
		addRequest({ route, status, durationMs, cache: state }: EndedRequest): void {
			requests.observe({ route, status: classOf(status) }, durationMs / 1000);
			if (state) cache.inc({ state });
		},
		addRender(seconds: number): void {
			renders.observe(seconds);
		},
		addRefusal(): void {
			refused.inc();
		},
		/** The same `send`, timed. */
		timed:
			(send: typeof fetch): typeof fetch =>
			async (input, init) => {
				const end = calls.startTimer();
				try {
					const response = await send(input, init);
					end({ status: classOf(response.status) });
					return response;
				} catch (error) {
					end({ status: "none" });
					throw error;
				}
			},
		/** All metrics in Prometheus' text format. */
		read(state: { isBackendUp: boolean; builds: Record<string, string>; renders: Record<string, number> }): Promise<string> {
			isUp.set(state.isBackendUp ? 1 : 0);
			for (const [name, count] of Object.entries(state.renders)) rendersNow.set({ state: name }, count);
			info.reset();
			for (const [name, version] of Object.entries(state.builds)) info.set({ node: process.version, name, version }, 1);
			return register.metrics();
		},
	};
}

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;
