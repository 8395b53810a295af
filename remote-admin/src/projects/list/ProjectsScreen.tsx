import { type ProjectSummary, urls } from "@site/shared-data";
import { useLoaderData } from "@site/shared-ui/router";
import { PublicationListScreen } from "../../publications/PublicationListScreen.tsx";
import { projectColumns } from "./projectColumns.tsx";
import { projectList } from "./projectList.ts";
import type { projectsLoader } from "./projectsLoader.ts";

/** All projects, drafts included. */
export function ProjectsScreen() {
	const { list } = useLoaderData<typeof projectsLoader>();
	return (
		<PublicationListScreen<ProjectSummary>
			title="Projects"
			nouns={{ one: "project", many: "projects" }}
			searchLabel="Search title and description"
			rules={projectList}
			list={list}
			columns={projectColumns}
			card={{
				areas: '"thumb title title title select" ". status year updated updated" "tags tags tags actions actions"',
				columns: "4.25rem 5.5rem 2.25rem minmax(0, 1fr) auto",
			}}
			addresses={{
				list: urls.admin.projects(),
				create: urls.admin.newProject(),
				edit: urls.admin.editProject,
				view: urls.project,
			}}
			createLabel="New Project"
			firstLabel="Create your first project"
			notFound="No projects found"
		/>
	);
}
