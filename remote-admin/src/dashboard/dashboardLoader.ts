import { type AdminRepositories, adminRepositoriesContext } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { type EnquirySummary, summarizeMessage, summarizeRequest } from "../enquiries/enquirySummary.ts";
import { readSite } from "../layout/adminLoader.ts";
import { toResult } from "../results/Result.ts";
import { describeChange, sumViews } from "../visits/describeViews.ts";

/** Starts all reads and awaits none: each block appears, or fails, independently. */
export function dashboardLoader({ context }: LoaderFunctionArgs) {
	const repositories = context.get(adminRepositoriesContext);
	const { projects, essays, jobs, profile, quotes, enquiryFigures, firstSteps, visits } = repositories;
	const site = readSite(repositories);
	return {
		now: Date.now(),
		firstSteps: toResult(firstSteps.read()),
		projectCounts: toResult(projects.count()),
		essayCounts: toResult(essays.count()),
		jobCounts: toResult(jobs.count()),
		visits: toResult(visits.read({ days: 7 }).then(({ days }) => toWeek(sumViews(days)))),
		unanswered: toResult(oldestUnanswered(repositories, 3)),
		followUps: toResult(site.then(({ timeZone }) => findFollowUps(repositories, today(timeZone)))),
		openQuotes: toResult(site.then(({ timeZone }) => quotes.readOpen(today(timeZone)))),
		figures: toResult(site.then(({ timeZone }) => enquiryFigures.read(timeZone))),
		recentProjects: toResult(projects.listRecent({ limit: 3 })),
		recentEssays: toResult(essays.listRecent({ limit: 3 })),
		profile: toResult(profile.getOrCreate()),
	};
}

/** Hides the first steps, or removes the sample; resolves with the number of rows. */
export async function dashboardAction({ request, context }: ActionFunctionArgs) {
	const { firstSteps } = context.get(adminRepositoriesContext);
	const { removesSample } = (await request.json()) as { removesSample?: boolean };
	const result = await toResult<number | void>(removesSample ? firstSteps.removeSample() : firstSteps.dismiss());
	// With an error status the router does not read the page again.
	return data(result, { status: result.status === "success" ? 200 : 400 });
}

const toWeek = (sums: ReturnType<typeof sumViews>) => ({ total: sums.views, change: describeChange(sums) });

async function oldestUnanswered({ contacts, hireRequests }: AdminRepositories, limit: number): Promise<EnquirySummary[]> {
	const [messages, requests] = await Promise.all([contacts.listUnanswered({ limit }), hireRequests.listUnanswered({ limit })]);
	return [...messages.map(summarizeMessage), ...requests.map(summarizeRequest)]
		.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
		.slice(0, limit);
}

/** All follow-ups of both inboxes that are due on a day or earlier, the longest overdue first. */
async function findFollowUps({ contacts, hireRequests }: AdminRepositories, day: string): Promise<FollowUp[]> {
	const [messages, requests] = await Promise.all([contacts.listDue(day), hireRequests.listDue(day)]);
	return [...messages.map(summarizeMessage), ...requests.map(summarizeRequest)]
		.map((entry) => ({ ...entry, followUpOn: entry.followUpOn ?? day }))
		.toSorted((a, b) => a.followUpOn.localeCompare(b.followUpOn));
}

export type FollowUp = EnquirySummary & { followUpOn: string };
