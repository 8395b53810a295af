import { urls } from "@site/shared-data";
import { sourcesOf } from "@site/shared-data/images";
import { Link, useViewTransitionState } from "@site/shared-ui/router";
import { Meta } from "../layout/page/Meta.ts";
import { Cover, Description, Root, Tags, Text, Title, TitleRow } from "./ProjectCard.styles.ts";
import type { ProjectItem } from "./projectsLoader.ts";

interface ProjectCardProps {
	project: ProjectItem;
	isFirst?: boolean;
}

/** A project in the list. The whole card is the link; a view transition moves its image to the page. */
export function ProjectCard({ project: { id, title, description, image, tags, year }, isFirst = false }: ProjectCardProps) {
	const isOpening = useViewTransitionState(urls.project(id));
	return (
		<Root>
			<Cover
				{...sourcesOf(image)}
				sizes={isFirst ? "(min-width: 60rem) 48rem, 100vw" : "(min-width: 44rem) 36rem, 100vw"}
				alt=""
				priority={isFirst}
				style={isOpening ? { viewTransitionName: "cover" } : undefined}
			/>
			<Text>
				<TitleRow>
					<Title>
						<Link to={urls.project(id)} viewTransition>
							{title}
						</Link>
					</Title>
					<Meta>{year}</Meta>
				</TitleRow>
				<Description>{description}</Description>
				<Tags tags={tags} aria-label="Tags" />
			</Text>
		</Root>
	);
}
