import type { PublicRepositories } from "@site/shared-data";
import { LRUCache } from "lru-cache";

const ttlMs = 2_000;

interface HealthReport {
	status: "ok" | "failing";
	backend: "answers" | "does not answer";
}

/** Responds 200 when the profile can be read, else 503. Queries the database at most every two seconds. */
export function createHealthHandler({ profile }: Pick<PublicRepositories, "profile">): () => Promise<Response> {
	const reports = new LRUCache<"backend", HealthReport>({
		max: 1,
		ttl: ttlMs,
		ttlResolution: 0,
		perf: { now: () => performance.now() },
		fetchMethod: async () => {
			const row = await profile.get().catch(() => null);
			return row ? { status: "ok", backend: "answers" } : { status: "failing", backend: "does not answer" };
		},
	});
	return async () => {
		const report = await reports.forceFetch("backend");
		return Response.json(report, { status: report.status === "ok" ? 200 : 503, headers: { "cache-control": "no-store" } });
	};
}
