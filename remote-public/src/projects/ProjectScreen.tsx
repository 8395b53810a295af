import { urls } from "@site/shared-data";
import { srcSetOf } from "@site/shared-data/images";
import { Badge, ButtonLink, Icon } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { Body } from "../content/Body.tsx";
import { NotFoundPage } from "../errors/NotFoundPage.tsx";
import { BackLink } from "../layout/page/BackLink.tsx";
import { Page } from "../layout/page/Page.ts";
import { useSite } from "../layout/page/useSite.ts";
import { PageMetadata } from "../metadata/PageMetadata.tsx";
import type { ProjectData, ProjectDetail } from "./ProjectData.ts";
import { Content, Cover, Description, Facts, Head, Lead, Row, Title } from "./ProjectScreen.styles.ts";
import { toProjectMeta } from "./toProjectMeta.ts";

export { ProjectScreen as Component };

/** One project. */
function ProjectScreen() {
	const { project } = useLoaderData<ProjectData>();
	return project ? <ProjectPage project={project} /> : <ProjectNotFound />;
}

/** The page of a project; a preview tells crawlers nothing but to stay away. */
export function ProjectPage({ project, isPreview }: { project: ProjectDetail; isPreview?: boolean }) {
	const site = useSite();
	const { title, description, image, tags, year, url, body, isSample } = project;
	return (
		<Page>
			<PageMetadata meta={toProjectMeta(project, site)} isPreview={isPreview} />
			<article>
				<Head>
					<BackLink to={urls.projects()} hasImage>
						Back to projects
					</BackLink>
					<Title>
						<span>{title}</span>
						{isSample && <Badge tone="clay">Sample</Badge>}
					</Title>
					<Row>
						{body && <Lead>{description}</Lead>}
						{url && (
							<ButtonLink variant="primary" to={url} target="_blank" rel="noopener">
								Visit Project <Icon name="external" />
							</ButtonLink>
						)}
					</Row>
				</Head>
				<Cover
					src={image}
					srcSet={srcSetOf(image)}
					sizes="(min-width: 78rem) 72rem, 100vw"
					alt=""
					priority
					radius="lg"
					style={{ viewTransitionName: "cover" }}
				/>
				<Content>
					<ProjectFacts year={year} tags={tags} />
					{body ? <Body html={body} /> : <Description>{description}</Description>}
				</Content>
			</article>
		</Page>
	);
}

/** The project's year and technologies. */
const ProjectFacts = ({ year, tags }: { year: string; tags: string[] }) => (
	<Facts>
		<div>
			<dt>Project Year</dt>
			<dd>{year}</dd>
		</div>
		{tags.length > 0 && (
			<div>
				<dt>Technologies Used</dt>
				<dd>
					<ul aria-label="Technologies Used">
						{tags.map((tag, at) => (
							<li key={`${at}:${tag}`}>{tag}</li>
						))}
					</ul>
				</dd>
			</div>
		)}
	</Facts>
);

const ProjectNotFound = () => (
	<NotFoundPage name="Project not found" lead="It may have been taken down, or the address lost a letter on the way.">
		<ButtonLink variant="primary" to={urls.projects()}>
			Back to projects
		</ButtonLink>
		<ButtonLink to={urls.home()}>Home</ButtonLink>
	</NotFoundPage>
);
