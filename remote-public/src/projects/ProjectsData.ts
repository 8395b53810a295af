import type { ListPage } from "../paging/readPage.ts";

/** What the list of projects shows. */
export type ProjectsData = ListPage<ProjectItem>;

/** A project as its card shows it. */
export interface ProjectItem {
	id: string;
	title: string;
	description: string;
	image: string;
	tags: string[];
	year: string;
}
