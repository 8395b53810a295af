import { adminRepositoriesContext } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { siteConfig } from "../../../site.config.ts";
import { toOutcome } from "../outcome/Outcome.ts";
import { oldestWaiting } from "./oldestWaiting.ts";

/** Starts every read at once and waits for none: each block of the dashboard appears, or fails, when its own answer is there. */
export function dashboardLoader({ context }: LoaderFunctionArgs) {
	const repositories = context.get(adminRepositoriesContext);
	const { projects, essays, jobs, profile } = repositories;
	return {
		now: Date.now(),
		today: today(siteConfig.timeZone),
		projectCounts: toOutcome(projects.count()),
		essayCounts: toOutcome(essays.count()),
		jobCounts: toOutcome(jobs.count()),
		waiting: toOutcome(oldestWaiting(repositories, 3)),
		recentProjects: toOutcome(projects.listRecent({ limit: 3 })),
		recentEssays: toOutcome(essays.listRecent({ limit: 3 })),
		profile: toOutcome(profile.getOrCreate()),
	};
}
