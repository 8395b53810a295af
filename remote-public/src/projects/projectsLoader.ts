import { allowedAddress, type ProjectSummary, publicRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readPage } from "../paging/readPage.ts";
import type { ProjectItem, ProjectsData } from "./ProjectsData.ts";

/** Reads one page of the published projects, the most recently updated first. */
export async function projectsLoader({ request, context }: LoaderFunctionArgs): Promise<ProjectsData> {
	const { projects } = context.get(publicRepositoriesContext);
	const { rows, ...rest } = await readPage(request, projects.pagePublished);
	return { ...rest, rows: rows.map(toItem) };
}

const toItem = ({ id, title, description, previewUrl, tags, year }: ProjectSummary): ProjectItem => ({
	id,
	title,
	description,
	image: allowedAddress(previewUrl),
	tags,
	year,
});
