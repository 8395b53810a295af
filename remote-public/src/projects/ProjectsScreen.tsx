import { useLoaderData } from "@site/shared-ui/router";
import { PublicationList } from "../paging/PublicationList.tsx";
import { Cards } from "./ProjectCard.styles.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import type { projectsLoader } from "./projectsLoader.ts";

export { ProjectsScreen as Component };

function ProjectsScreen() {
	const page = useLoaderData<typeof projectsLoader>();
	return (
		<PublicationList of="projects" page={page} lead={page.lead}>
			<Cards>
				{page.rows.map((project, at) => (
					<ProjectCard key={project.id} project={project} isFirst={at === 0} />
				))}
			</Cards>
		</PublicationList>
	);
}
