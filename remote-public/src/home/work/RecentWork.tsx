import { urls } from "@site/shared-data";
import { Badge, Icon, TextLink } from "@site/shared-ui";
import { Link } from "@site/shared-ui/router";
import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Meta } from "../../layout/page/Meta.ts";
import { Section } from "../../layout/page/Section.tsx";
import type { ProjectItem } from "../../projects/projectsLoader.ts";
import { ImageFrame } from "../HomeScreen.styles.ts";
import { Frame, Preview, Row, Tags } from "./RecentWork.styles.ts";

export function RecentWork({ work, isSample }: { work: ProjectItem[]; isSample: boolean }) {
	const preview = usePreview();
	return (
		<Section label="RECENT WORK">
			<Frame onPointerMove={preview.follow} onPointerLeave={preview.hide}>
				<ul className="rows">
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
				</ul>
				<WorkPreview frame={preview.frame} item={work.find(({ id }) => id === preview.itemId)} isShown={preview.isShown} />
			</Frame>
			<p>
				<TextLink variant="more" to={urls.projects()}>
					View all projects <Icon name="arrow-right" />
				</TextLink>
			</p>
		</Section>
	);
}

interface WorkRowProps {
	item: ProjectItem;
	isSample: boolean;
	onPoint: () => void;
	onFocus: (row: HTMLElement) => void;
	onBlur: () => void;
}

export function WorkRow({ item, isSample, onPoint, onFocus, onBlur }: WorkRowProps) {
	const row = useRef<HTMLLIElement>(null);
	const descriptionId = useId();
	return (
		<Row ref={row} onPointerEnter={(event) => event.pointerType === "mouse" && onPoint()}>
			<ImageFrame>
				<img src={item.image} alt="" width={600} height={450} loading="lazy" />
			</ImageFrame>
			<h3>
				<Link
					to={urls.project(item.id)}
					aria-describedby={descriptionId}
					onFocus={(event) => row.current && event.currentTarget.matches(":focus-visible") && onFocus(row.current)}
					onBlur={onBlur}
				>
					<span>{item.title}</span>
				</Link>
				{isSample && <Badge tone="clay">Sample</Badge>}
			</h3>
			<Meta>{item.year}</Meta>
			<p id={descriptionId}>{item.description}</p>
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

interface WorkPreviewProps {
	frame: RefObject<HTMLDivElement | null>;
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

/** Half of the preview's usual height, in pixels: it is centred on the pointer or the row. */
const halfHeight = 180;

/** The previewed project. Its position is set directly as a style: a pointer move needs no render. */
function usePreview() {
	const frame = useRef<HTMLDivElement>(null);
	const [itemId, setItemId] = useState<string>();
	const [isShown, setShown] = useState(false);

	const moveTo = (x: number, y: number) => {
		frame.current?.style.setProperty("--dx", `${Math.round(x)}px`);
		frame.current?.style.setProperty("--dy", `${Math.round(y)}px`);
	};
	const show = (id: string) => {
		setItemId(id);
		setShown(true);
	};
	const hide = () => setShown(false);

	// Content on hover must be dismissible without moving the pointer (WCAG 1.4.13).
	useEffect(() => {
		if (!isShown) return;
		const hideOnEscape = (event: KeyboardEvent) => {
			if (event.key === "Escape") setShown(false);
		};
		document.addEventListener("keydown", hideOnEscape);
		return () => document.removeEventListener("keydown", hideOnEscape);
	}, [isShown]);

	return {
		frame,
		itemId,
		isShown,
		show,
		hide,
		follow: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
			const box = currentTarget.getBoundingClientRect();
			moveTo((clientX - box.left - box.width * 0.62) * 0.35, clientY - box.top - halfHeight);
		},
		dock: (id: string, row: HTMLElement) => {
			moveTo(0, row.offsetTop + row.offsetHeight / 2 - halfHeight);
			show(id);
		},
	};
}
