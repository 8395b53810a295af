import type { VisitCount } from "@site/shared-data";
import { type ReactNode, useState } from "react";
import { EmptyText } from "../dashboard/Dashboard.styles.ts";
import { Block } from "../layout/Block.tsx";
import { formatViews } from "./describeViews.ts";
import { Line, Lines, More, Share, Unit } from "./Visits.styles.ts";

interface RankedListProps {
	title: string;
	/** The most views first. */
	counts: readonly VisitCount[];
	renderName: (name: string) => ReactNode;
}

const maxLines = 10;

/** Names by their views, each with a bar; the first ten until the admin asks for all. */
export function RankedList({ title, counts, renderName }: RankedListProps) {
	const [isOpen, setIsOpen] = useState(false);
	const most = counts[0]?.views ?? 0;
	return (
		<Block title={title} aside={<Unit>Views</Unit>}>
			{counts.length === 0 && <EmptyText>None in these days.</EmptyText>}
			<Lines>
				{counts.slice(0, isOpen ? undefined : maxLines).map(({ name, views }) => (
					<Line key={name}>
						<span>{renderName(name)}</span> <span>{formatViews(views)}</span>
						<Share aria-hidden="true" style={{ width: `${(100 * views) / most}%` }} />
					</Line>
				))}
			</Lines>
			{counts.length > maxLines && (
				<More size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
					{isOpen ? `The first ${maxLines} alone` : `All ${counts.length}`}
				</More>
			)}
		</Block>
	);
}
