import { urls } from "@site/shared-data";
import { sourcesOf } from "@site/shared-data/images";
import { Badge, ButtonLink, Icon } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { Body } from "../content/Body.tsx";
import { MissingPublication } from "../errors/NotFoundPage.tsx";
import { BackLink } from "../layout/page/BackLink.tsx";
import { Page } from "../layout/page/Page.ts";
import { useSite } from "../layout/page/useSite.ts";
import { type Metadata, PageMetadata, toAbsoluteImageUrl, toShareImageUrl } from "../metadata/PageMetadata.tsx";
import { Content, Cover, Description, Facts, Head, Row } from "./ProjectScreen.styles.ts";
import type { ProjectDetail, projectLoader } from "./projectLoader.ts";

export { ProjectScreen as Component };

function ProjectScreen() {
	const { project } = useLoaderData<typeof projectLoader>();
	return project ? <ProjectPage project={project} /> : <MissingPublication noun="project" />;
}

/** The page of a project; a preview contains only noindex for crawlers. */
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
					<h1>
						<span>{title}</span>
						{isSample && <Badge tone="clay">Sample</Badge>}
					</h1>
					<Row>
						{body && <p>{description}</p>}
						{url && (
							<ButtonLink variant="primary" to={url} target="_blank" rel="noopener">
								Visit Project <Icon name="external" />
							</ButtonLink>
						)}
					</Row>
				</Head>
				<Cover
					{...sourcesOf(image)}
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

function toProjectMeta(project: ProjectDetail, { name, origin }: { name: string; origin: string }): Metadata {
	const { id, title, description, tags, year, updatedAt, isSample } = project;
	const canonical = `${origin}${urls.project(id)}`;
	// The server generates images only for stored rows; a sample is not stored.
	const drawn = isSample ? undefined : toShareImageUrl(urls.project(id), origin);
	const image = toAbsoluteImageUrl(project.shareImage, origin, drawn);
	return {
		type: "article",
		title: `${title} by ${name}`,
		description: description.trim() || `${title}, a project by ${name}.`,
		canonical,
		image,
		keywords: tags,
		isHidden: isSample,
		...(!isSample && { otherFormat: { type: "text/markdown", href: `${canonical}.md` } }),
		structured: {
			"@type": "CreativeWork",
			name: title,
			description,
			url: canonical,
			image,
			keywords: tags,
			dateCreated: year,
			...(updatedAt && { dateModified: updatedAt }),
			author: { "@type": "Person", name, url: origin },
		},
	};
}
