import {
	type AdminRepositories,
	adminRepositoriesContext,
	type ContactMessage,
	type EnquiryEntity,
	type HireRequest,
	urls,
} from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSite } from "../layout/adminLoader.ts";
import { toResult } from "../results/Result.ts";

/** Starts all reads and awaits none: each block appears, or fails, on its own. */
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

/** Hides the first steps. */
export async function dashboardAction({ context }: ActionFunctionArgs) {
	const result = await toResult(context.get(adminRepositoriesContext).firstSteps.dismiss());
	// With an error status the router does not read the page again.
	return data(result, { status: result.status === "success" ? 200 : 400 });
}

/** A contact message or hire request as the dashboard lists it. */
interface DashboardEntry {
	entity: EnquiryEntity;
	id: string;
	name: string;
	about: string;
	/** The URL that opens it. */
	to: string;
}

/** An unanswered entry. */
export type UnansweredEntry = DashboardEntry & { since: Date };

/** An entry whose follow-up is due, since a day (yyyy-mm-dd). */
export type FollowUp = DashboardEntry & { on: string };

/** The entries of both inboxes that have waited longest. */
async function oldestUnanswered({ contacts, hireRequests }: AdminRepositories, limit: number): Promise<UnansweredEntry[]> {
	const [messages, requests] = await Promise.all([contacts.listUnanswered({ limit }), hireRequests.listUnanswered({ limit })]);
	return toDashboardEntries(messages, requests, ({ createdAt }) => ({ since: createdAt }))
		.toSorted((a, b) => a.since.getTime() - b.since.getTime())
		.slice(0, limit);
}

/** All follow-ups of both inboxes that are due on a day or were before, the longest overdue first. */
async function findFollowUps({ contacts, hireRequests }: AdminRepositories, day: string): Promise<FollowUp[]> {
	const [messages, requests] = await Promise.all([contacts.listDue(day), hireRequests.listDue(day)]);
	return toDashboardEntries(messages, requests, ({ followUpOn }) => ({ on: followUpOn ?? day })).toSorted((a, b) =>
		a.on < b.on ? -1 : Number(a.on > b.on),
	);
}

/** The entries of both inboxes, each with what a list adds. */
const toDashboardEntries = <Extra>(
	messages: readonly ContactMessage[],
	requests: readonly HireRequest[],
	extra: (entry: ContactMessage | HireRequest) => Extra,
): (DashboardEntry & Extra)[] => [
	...messages.map((message) => ({
		entity: "contacts" as const,
		id: message.id,
		name: message.name,
		about: message.subject,
		to: urls.admin.contact(message.id),
		...extra(message),
	})),
	...requests.map((request) => ({
		entity: "hire_projects" as const,
		id: request.id,
		name: request.clientName,
		about: `Hire request, ${request.projectType}`,
		to: urls.admin.hireRequest(request.id),
		...extra(request),
	})),
];
