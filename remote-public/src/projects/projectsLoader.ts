import { allowedUrl, type ProjectSummary, publicRepositoriesContext, urls } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../layout/layoutLoader.ts";
import { type ListPage, readPage } from "../paging/readPage.ts";

/** The data of the list of projects. */
export type ProjectsData = ListPage<ProjectItem> & { lead: string };

/** A project in the shape of its card. */
export interface ProjectItem {
	id: string;
	title: string;
	description: string;
	image: string;
	tags: string[];
	year: string;
}

/** Reads one page of the published projects, the most recently updated first. */
export async function projectsLoader({ params, context }: LoaderFunctionArgs): Promise<ProjectsData> {
	const { projects } = context.get(publicRepositoriesContext);
	const list = { first: urls.projects(), pageAfter: urls.projectsBefore, read: projects.pagePublished };
	const [{ rows, ...rest }, { leads }] = await Promise.all([readPage(list, params.id), readSettings(context)]);
	return { ...rest, rows: rows.map(toProjectItem), lead: leads.projects };
}

/** A project in the shape of its card. */
export const toProjectItem = ({ id, title, description, previewUrl, tags, year }: ProjectSummary): ProjectItem => ({
	id,
	title,
	description,
	image: allowedUrl(previewUrl),
	tags,
	year,
});
