import { urls } from "@site/shared-data";
import { srcSetOf } from "@site/shared-data/images";
import { Badge, ButtonLink, Icon } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { Body } from "../content/Body.tsx";
import { BackLink } from "../layout/BackLink.tsx";
import { Page } from "../layout/Page.ts";
import { useSite } from "../layout/useSite.ts";
import { PageMetadata } from "../metadata/PageMetadata.tsx";
import type { ProjectData } from "./ProjectData.ts";
import { ProjectFacts } from "./ProjectFacts.tsx";
import { ProjectNotFound } from "./ProjectNotFound.tsx";
import { Case, Cover, Head, Lead, Opening, Row, Title } from "./ProjectScreen.styles.ts";
import { toProjectMeta } from "./toProjectMeta.ts";

/** One project. */
export function ProjectScreen() {
	const { project } = useLoaderData<ProjectData>();
	const site = useSite();
	if (!project) return <ProjectNotFound />;
	const { title, description, image, tags, year, address, body, lang, isSample } = project;
	return (
		<Page>
			<PageMetadata meta={toProjectMeta(project, site)} />
			<article lang={lang}>
				<Head>
					<BackLink to={urls.projects()} hasPicture>
						Back to projects
					</BackLink>
					<Title>
						<span>{title}</span>
						{isSample && <Badge tone="clay">Sample</Badge>}
					</Title>
					<Row>
						{body && <Lead>{description}</Lead>}
						{address && (
							<ButtonLink variant="primary" to={address} target="_blank" rel="noopener">
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
					first
					radius="lg"
					style={{ viewTransitionName: "cover" }}
				/>
				<Case>
					<ProjectFacts year={year} tags={tags} />
					{body ? <Body html={body} /> : <Opening>{description}</Opening>}
				</Case>
			</article>
		</Page>
	);
}
