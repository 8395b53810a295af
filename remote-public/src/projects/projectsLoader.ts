import { allowedUrl, type ProjectSummary, publicRepositoriesContext, urls } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../layout/layoutLoader.ts";
import { readPage } from "../paging/readPage.ts";

/** Reads one page of the published projects, the most recently updated first. */
export async function projectsLoader({ params, context }: LoaderFunctionArgs) {
	const { projects } = context.get(publicRepositoriesContext);
	const list = { first: urls.projects(), pageAfter: urls.projectsBefore, read: projects.pagePublished };
	const [{ rows, ...rest }, { leads }] = await Promise.all([readPage(list, params.id), readSettings(context)]);
	return { ...rest, rows: rows.map(toProjectItem), lead: leads.projects };
}

export const toProjectItem = ({ id, title, description, previewUrl, tags, year }: ProjectSummary) => {
	const image = allowedUrl(previewUrl);
	return { id, title, description, image, tags, year };
};

export type ProjectItem = ReturnType<typeof toProjectItem>;
