import { urls } from "@site/shared-data";
import { sourcesOf } from "@site/shared-data/images";
import { Link, useViewTransitionState } from "@site/shared-ui/router";
import { TagList } from "@site/shared-ui/Tag";
import { Meta } from "../layout/page/Meta.ts";
import { Cover, Root, TitleRow } from "./ProjectCard.styles.ts";
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
			<div>
				<TitleRow>
					<h2>
						<Link to={urls.project(id)} viewTransition>
							{title}
						</Link>
					</h2>
					<Meta>{year}</Meta>
				</TitleRow>
				<p>{description}</p>
				<TagList tags={tags} aria-label="Tags" />
			</div>
		</Root>
	);
}
