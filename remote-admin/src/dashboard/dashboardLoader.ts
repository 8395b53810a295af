import { adminRepositoriesContext } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { siteConfig } from "../../../site.config.ts";
import { toOutcome } from "../outcome/Outcome.ts";

/** Starts every read at once and waits for none: each block of the dashboard appears, or fails, when its own answer is there. */
export function dashboardLoader({ context }: LoaderFunctionArgs) {
	const { projects, essays, jobs, hireRequests, profile } = context.get(adminRepositoriesContext);
	return {
		today: today(siteConfig.timeZone),
		projectCounts: toOutcome(projects.count()),
		essayCounts: toOutcome(essays.count()),
		jobCounts: toOutcome(jobs.count()),
		hireRequestCounts: toOutcome(hireRequests.count()),
		recentProjects: toOutcome(projects.listRecent({ limit: 3 })),
		recentEssays: toOutcome(essays.listRecent({ limit: 3 })),
		profile: toOutcome(profile.getOrCreate()),
	};
}
