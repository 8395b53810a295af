import { urls } from "@site/shared-data";
import { Icon, TextLink } from "@site/shared-ui";
import { Section } from "../layout/Section.tsx";
import type { WorkItem } from "./HomeData.ts";
import { End, Frame, Rows } from "./RecentWork.styles.ts";
import { usePreview } from "./usePreview.ts";
import { WorkPreview } from "./WorkPreview.tsx";
import { WorkRow } from "./WorkRow.tsx";

/** Three projects; on wide screens the one under the pointer or the keyboard's focus is previewed. */
export function RecentWork({ work, isSample }: { work: WorkItem[]; isSample: boolean }) {
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
			<End>
				<TextLink variant="more" to={urls.projects()}>
					View all projects <Icon name="arrow-right" />
				</TextLink>
			</End>
		</Section>
	);
}
