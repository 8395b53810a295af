import type { PublicationStatus } from "@site/shared-data";
import { LoadingState, Skeleton, TextLink, VisuallyHidden } from "@site/shared-ui";
import { Link } from "@site/shared-ui/router";
import { useId } from "react";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import type { Outcome } from "../outcome/Outcome.ts";
import { placeToView } from "../publications/placeToView.ts";
import { Block } from "./Block.tsx";
import { BlockHead, BlockTitle } from "./BlockHead.styles.ts";
import { All, Nothing, Rows, Waiting } from "./RecentList.styles.ts";
import { RecentRow } from "./RecentRow.tsx";

interface RecentListProps {
	title: string;
	/** What the entries are called, in lower case. */
	noun: string;
	outcome: Promise<Outcome<{ id: string; title: string; status: PublicationStatus; updatedAt: Date }[]>>;
	all: string;
	edit: (id: string) => string;
	view: (id: string) => string;
	empty: { text: string; action: string; to: string };
}

/** The entries that were changed last. */
export function RecentList({ title, noun, outcome, all, edit, view, empty }: RecentListProps) {
	const titleId = useId();
	return (
		<section aria-labelledby={titleId}>
			<BlockHead>
				<BlockTitle id={titleId}>{title}</BlockTitle>
				<All as={Link} to={all}>
					All<VisuallyHidden> {noun}</VisuallyHidden> <AdminIcon name="right" />
				</All>
			</BlockHead>
			<Block outcome={outcome} loading={waiting} failure={`The ${noun} could not be loaded.`}>
				{(entries) =>
					entries.length > 0 ? (
						<Rows>
							{entries.map((entry) => (
								<RecentRow key={entry.id} {...entry} edit={edit(entry.id)} view={placeToView(entry, { edit, view })} />
							))}
						</Rows>
					) : (
						<Nothing>
							{empty.text} <TextLink to={empty.to}>{empty.action}</TextLink>
						</Nothing>
					)
				}
			</Block>
		</section>
	);
}

const waiting = (
	<LoadingState label="Loading…">
		{[62, 48, 55].map((width) => (
			<Waiting key={width}>
				<Skeleton width={`${width}%`} height="0.875rem" />
				<Skeleton width="5rem" height="0.875rem" />
			</Waiting>
		))}
	</LoadingState>
);
