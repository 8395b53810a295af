import { type AdminRepositories, adminRepositoriesContext, urls } from "@site/shared-data";
import { quoteNumber, quotePaths } from "@site/shared-data/quotes";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { type Result, toResult } from "../results/Result.ts";

export interface Found {
	kind: "projects" | "essays" | "jobs" | "contacts" | "hireProjects" | "quotes";
	id: string;
	title: string;
	to: string;
}

export interface FindData {
	query: string;
	found: Result<Found[]>;
}

/** Rows of each list that match a text. A thrown DataError would replace the page behind the palette. */
export async function findLoader({ request, context }: LoaderFunctionArgs): Promise<FindData> {
	const query = new URL(request.url).searchParams.get("q") ?? "";
	return { query, found: await toResult(find(context.get(adminRepositoriesContext), query)) };
}

async function find(repositories: AdminRepositories, search: string): Promise<Found[]> {
	const query = { search, page: 1, pageSize: 4 };
	const [projects, essays, jobs, contacts, hireRequests, quotes] = await Promise.all([
		repositories.projects.listPage(query),
		repositories.essays.listPage(query),
		repositories.jobs.listPage(query),
		repositories.contacts.listPage(query),
		repositories.hireRequests.listPage(query),
		repositories.quotes.listPage(query),
	]);
	return [
		...projects.rows.map(({ id, title }) => entry("projects", id, title, urls.admin.editProject(id))),
		...essays.rows.map(({ id, title }) => entry("essays", id, title, urls.admin.editEssay(id))),
		...jobs.rows.map(({ id, position, company }) => entry("jobs", id, `${position}, ${company}`, urls.admin.editJob(id))),
		...contacts.rows.map(({ id, name, subject }) => entry("contacts", id, `${name}: ${subject}`, urls.admin.contact(id))),
		...hireRequests.rows.map(({ id, clientName, projectType }) =>
			entry("hireProjects", id, `${clientName}: ${projectType}`, urls.admin.hireRequest(id)),
		),
		...quotes.rows.map(({ id, title, clientName, ...quote }) =>
			entry("quotes", id, `${quoteNumber(quote) ?? "Draft"}, ${clientName}: ${title}`, quotePaths.quote(id)),
		),
	];
}

const entry = (kind: Found["kind"], id: string, title: string, to: string): Found => ({ kind, id, title, to });

export const findPath = "/admin/find";
