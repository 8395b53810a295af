import { urls } from "@site/shared-data";
import { Badge } from "@site/shared-ui";
import { Link } from "@site/shared-ui/router";
import { useId, useRef } from "react";
import type { ProjectItem } from "../../projects/projectsLoader.ts";
import { Description, Row, Tags, Thumb, Title, Year } from "./RecentWork.styles.ts";

interface WorkRowProps {
	item: ProjectItem;
	isSample: boolean;
	onPoint: () => void;
	/** The keyboard reached the row's link. */
	onFocus: (row: HTMLElement) => void;
	onBlur: () => void;
}

/** A project as one line, on phones a card. The whole row is the link. */
export function WorkRow({ item, isSample, onPoint, onFocus, onBlur }: WorkRowProps) {
	const row = useRef<HTMLLIElement>(null);
	const descriptionId = useId();
	return (
		<Row ref={row} onPointerEnter={(event) => event.pointerType === "mouse" && onPoint()}>
			<Thumb>
				<img src={item.image} alt="" width={600} height={450} loading="lazy" />
			</Thumb>
			<Title>
				<Link
					to={urls.project(item.id)}
					aria-describedby={descriptionId}
					onFocus={(event) => row.current && event.currentTarget.matches(":focus-visible") && onFocus(row.current)}
					onBlur={onBlur}
				>
					<span>{item.title}</span>
				</Link>
				{isSample && <Badge tone="clay">Sample</Badge>}
			</Title>
			<Year>{item.year}</Year>
			<Description id={descriptionId}>{item.description}</Description>
			{item.tags.length > 0 && (
				<Tags aria-label="Tags">
					{item.tags.map((tag) => (
						<li key={tag}>{tag}</li>
					))}
				</Tags>
			)}
		</Row>
	);
}
