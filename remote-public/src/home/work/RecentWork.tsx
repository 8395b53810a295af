import { urls } from "@site/shared-data";
import { Icon, TextLink } from "@site/shared-ui";
import type { RefObject } from "react";
import { Section } from "../../layout/page/Section.tsx";
import type { ProjectItem } from "../../projects/projectsLoader.ts";
import { ImageFrame } from "../HomeScreen.styles.ts";
import { Frame, ListEnd, Preview, Rows } from "./RecentWork.styles.ts";
import { usePreview } from "./usePreview.ts";
import { WorkRow } from "./WorkRow.tsx";

/** Three projects. On wide screens the hovered or focused one is previewed. */
export function RecentWork({ work, isSample }: { work: ProjectItem[]; isSample: boolean }) {
	const preview = usePreview();
	return (
		<Section label="RECENT WORK">
			<Frame onPointerMove={preview.follow} onPointerLeave={preview.hide}>
				<Rows>
					{work.map((item) => (
						<WorkRow
							key={item.id}
							item={item}
							isSample={isSample}
							onPoint={() => preview.show(item.id)}
							onFocus={(row) => preview.dock(item.id, row)}
							onBlur={preview.hide}
						/>
					))}
				</Rows>
				<WorkPreview frame={preview.frame} item={work.find(({ id }) => id === preview.itemId)} isShown={preview.isShown} />
			</Frame>
			<ListEnd>
				<TextLink variant="more" to={urls.projects()}>
					View all projects <Icon name="arrow-right" />
				</TextLink>
			</ListEnd>
		</Section>
	);
}

interface WorkPreviewProps {
	frame: RefObject<HTMLDivElement | null>;
	/** The project last hovered; undefined before the first. */
	item: ProjectItem | undefined;
	isShown: boolean;
}

/** The hover preview. Stays mounted while hidden, so that it appears where the pointer is. */
const WorkPreview = ({ frame, item, isShown }: WorkPreviewProps) => (
	<Preview ref={frame} hidden={!isShown}>
		{item && (
			<>
				<ImageFrame>
					<img key={item.id} src={item.image} alt={`Preview of ${item.title}`} width={600} height={450} />
				</ImageFrame>
				<strong>{item.title}</strong>
				<p>{item.description}</p>
			</>
		)}
	</Preview>
);
