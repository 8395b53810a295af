import { useLoaderData } from "@site/shared-ui/router";
import { PublicationList } from "../paging/PublicationList.tsx";
import { Cards } from "./ProjectCard.styles.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import type { ProjectsData } from "./projectsLoader.ts";

export { ProjectsScreen as Component };

/** The published projects. */
function ProjectsScreen() {
	const page = useLoaderData<ProjectsData>();
	return (
		<PublicationList of="projects" page={page} lead={page.lead} image={page.rows[0]?.image} promise="new projects">
			<Cards>
				{page.rows.map((project, at) => (
					<ProjectCard key={project.id} project={project} isFirst={at === 0} />
				))}
			</Cards>
		</PublicationList>
	);
}
