import type { RefObject } from "react";
import { Picture } from "../layout/Picture.ts";
import type { WorkItem } from "./HomeData.ts";
import { Preview } from "./RecentWork.styles.ts";

interface WorkPreviewProps {
	frame: RefObject<HTMLDivElement | null>;
	/** The project last pointed at; none before the first time. */
	item: WorkItem | undefined;
	isShown: boolean;
}

/** One block with a project's picture, title and description. Stays in the page while hidden, so that it appears where the pointer is. */
export const WorkPreview = ({ frame, item, isShown }: WorkPreviewProps) => (
	<Preview ref={frame} hidden={!isShown}>
		{item && (
			<>
				<Picture>
					<img key={item.id} src={item.image} alt={`Preview of ${item.title}`} width={600} height={450} />
				</Picture>
				<strong>{item.title}</strong>
				<p>{item.description}</p>
			</>
		)}
	</Preview>
);
