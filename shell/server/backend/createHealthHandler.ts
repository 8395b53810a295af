import type { RemoteProblem } from "@site/shared-data";
import { LRUCache } from "lru-cache";

const ttlMs = 2_000;

interface HealthReport {
	status: "ok" | "failing";
	backend: "answers" | "does not answer";
}

/**
 * Responds 200 unless the check rejects, else 503. Checks the backend at most every two seconds. A remote
 * that cannot be rendered makes a report "degraded" with status 200, because a restart would not fix it.
 */
export function createHealthHandler(checkBackend: () => Promise<unknown>, listProblems: () => RemoteProblem[] = () => []) {
	const reports = new LRUCache<"backend", HealthReport>({
		max: 1,
		ttl: ttlMs,
		ttlResolution: 0,
		perf: { now: () => performance.now() },
		fetchMethod: async () => {
			return checkBackend().then(
				() => ({ status: "ok", backend: "answers" }) as const,
				() => ({ status: "failing", backend: "does not answer" }) as const,
			);
		},
	});
	return async () => {
		const report = await reports.forceFetch("backend");
		const remotes = listProblems();
		const degraded = remotes.length > 0 && { status: report.status === "ok" ? "degraded" : report.status, remotes };
		return Response.json(
			{ ...report, ...degraded },
			{ status: report.status === "ok" ? 200 : 503, headers: { "cache-control": "no-store" } },
		);
	};
}
