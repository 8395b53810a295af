import { type AdminRepositories, adminRepositoriesContext } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSite } from "../layout/readSite.ts";
import { toResult } from "../results/Result.ts";
import { type DashboardEntry, toDashboardEntries } from "./dashboardEntries.ts";
import { findFollowUps } from "./follow-ups/followUps.ts";

/**
 * Starts all reads and awaits none: each block appears, or fails, on its own.
 */
export function dashboardLoader({ context }: LoaderFunctionArgs) {
	const repositories = context.get(adminRepositoriesContext);
	const { projects, essays, jobs, profile, enquiryFigures, firstSteps } = repositories;
	const site = readSite(repositories);
	return {
		now: Date.now(),
		firstSteps: toResult(firstSteps.read()),
		projectCounts: toResult(projects.count()),
		essayCounts: toResult(essays.count()),
		jobCounts: toResult(jobs.count()),
		unanswered: toResult(oldestUnanswered(repositories, 3)),
		followUps: toResult(site.then(({ timeZone }) => findFollowUps(repositories, today(timeZone)))),
		figures: toResult(site.then(({ timeZone }) => enquiryFigures.read(timeZone))),
		recentProjects: toResult(projects.listRecent({ limit: 3 })),
		recentEssays: toResult(essays.listRecent({ limit: 3 })),
		profile: toResult(profile.getOrCreate()),
	};
}

/** An unanswered contact message or hire request. */
export interface UnansweredEntry extends DashboardEntry {
	since: Date;
}

/** The entries of both inboxes that have waited longest. */
async function oldestUnanswered({ contacts, hireRequests }: AdminRepositories, limit: number): Promise<UnansweredEntry[]> {
	const [messages, requests] = await Promise.all([contacts.listUnanswered({ limit }), hireRequests.listUnanswered({ limit })]);
	return toDashboardEntries(messages, requests, ({ createdAt }) => ({ since: createdAt }))
		.toSorted((a, b) => a.since.getTime() - b.since.getTime())
		.slice(0, limit);
}
