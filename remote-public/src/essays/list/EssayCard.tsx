import { urls } from "@site/shared-data";
import { sourcesOf } from "@site/shared-data/images";
import { Link, useViewTransitionState } from "@site/shared-ui/router";
import { Meta } from "../../layout/page/Meta.ts";
import { Root, Thumb } from "./EssayCard.styles.ts";
import type { EssayItem } from "./essaysLoader.ts";

/** An essay in the list. The whole card is the link; the colour of its underline shows the essay’s age. */
export function EssayCard({ essay, isFirst = false }: { essay: EssayItem; isFirst?: boolean }) {
	const { id, title, excerpt, day, date, readingTime, image, lang, topics, age } = essay;
	const isOpening = useViewTransitionState(urls.essay(id));
	return (
		<Root $age={age}>
			<Meta as="p">
				<time dateTime={day}>{date}</time>
				<i aria-hidden="true">·</i>
				<span>{`${readingTime} min read`}</span>
			</Meta>
			<div lang={lang}>
				<h2>
					{/* The view transition moves the image; without an image it would only delay the page. */}
					<Link to={urls.essay(id)} viewTransition={image !== null}>
						{title}
					</Link>
				</h2>
				<p>{excerpt}</p>
				{topics.length > 0 && <Meta as="p">{topics.map(({ name }) => name).join(" / ")}</Meta>}
			</div>
			{image && (
				<Thumb
					{...sourcesOf(image)}
					sizes="(min-width: 40rem) 11.5rem, 100vw"
					alt=""
					priority={isFirst}
					style={isOpening ? { viewTransitionName: "cover" } : undefined}
				/>
			)}
		</Root>
	);
}
