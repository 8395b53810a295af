import { EmptyState } from "@site/shared-ui";
import { PageHeader } from "@site/shared-ui/PageHeader";
import { useLoaderData } from "@site/shared-ui/router";
import { siteConfig } from "../../../site.config.ts";
import { Page } from "../layout/page/Page.ts";
import { useSite } from "../layout/page/useSite.ts";
import { toAbsoluteImageUrl } from "../metadata/imageUrls.ts";
import { PageMetadata } from "../metadata/PageMetadata.tsx";
import { Pages } from "../paging/Pages.tsx";
import { ProjectCard } from "./ProjectCard.tsx";
import type { ProjectsData } from "./ProjectsData.ts";
import { Blank, Cards } from "./ProjectsScreen.styles.ts";

export { ProjectsScreen as Component };

/** The published projects. */
function ProjectsScreen() {
	const { rows, path, older, newer } = useLoaderData<ProjectsData>();
	const { name, origin } = useSite();
	return (
		<Page>
			<PageMetadata
				meta={{
					type: "website",
					title: newer === null ? `Projects by ${name}` : `Older projects by ${name}`,
					description: `${siteConfig.leads.projects} Projects by ${name}.`,
					canonical: `${origin}${path}`,
					image: toAbsoluteImageUrl(rows[0]?.image, origin),
				}}
			/>
			<PageHeader title="Projects" note={siteConfig.leads.projects} />
			{rows.length === 0 ? (
				<Blank>
					<EmptyState title="No projects available">Check back later for new projects.</EmptyState>
				</Blank>
			) : (
				<Cards>
					{rows.map((project, at) => (
						<ProjectCard key={project.id} project={project} isFirst={at === 0} />
					))}
				</Cards>
			)}
			<Pages of="projects" older={older} newer={newer} />
		</Page>
	);
}
