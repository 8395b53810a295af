import type { VisitCount } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { Text } from "@site/shared-ui/layout";
import { type ReactNode, useState } from "react";
import { Block } from "../layout/Block.tsx";
import { formatViews } from "./describeViews.ts";
import { Line } from "./Visits.styles.ts";

interface RankedListProps {
	title: string;
	/** The most views first. */
	counts: readonly VisitCount[];
	renderName: (name: string) => ReactNode;
}

const maxLines = 10;

/** Names by their views, each with a bar; the first ten until the admin expands the list. */
export function RankedList({ title, counts, renderName }: RankedListProps) {
	const [isOpen, setIsOpen] = useState(false);
	const most = counts[0]?.views ?? 0;
	return (
		<Block
			title={title}
			aside={
				<Text as="span" $size="sm" $tone="text-3">
					Views
				</Text>
			}
		>
			{counts.length === 0 && (
				<Text $pad="4 0px" $tone="text-2">
					None in these days.
				</Text>
			)}
			<ol className="lines">
				{counts.slice(0, isOpen ? undefined : maxLines).map(({ name, views }) => (
					<Line key={name}>
						<span>{renderName(name)}</span> <span>{formatViews(views)}</span>
						<span aria-hidden="true" style={{ width: `${(100 * views) / most}%` }} />
					</Line>
				))}
			</ol>
			{counts.length > maxLines && (
				<Text
					as={Button}
					$top={2}
					$left="-0.75rem"
					size="small"
					variant="quiet"
					aria-expanded={isOpen}
					onClick={() => setIsOpen(!isOpen)}
				>
					{isOpen ? `The first ${maxLines} alone` : `All ${counts.length}`}
				</Text>
			)}
		</Block>
	);
}
