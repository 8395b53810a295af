import type { ListPage } from "../paging/readPage.ts";

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
