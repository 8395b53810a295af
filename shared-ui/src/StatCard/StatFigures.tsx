import { LoadingState, Skeleton } from "@site/shared-ui";
import type { Shape, StatusTone } from "../StatusMark/StatusMark.styles.ts";
import { StatusMark } from "../StatusMark/StatusMark.tsx";
import { BarSegment, Breakdown, Loading, Ratio, Total } from "./StatCard.styles.ts";

interface StatFiguresProps {
	/** null while loading. */
	total: number | null;
	/** Two labelled parts of the total; the rest is drawn pale. */
	parts: readonly StatPart[];
}

/** The content of a StatCard: a total and its parts, as a bar and as text. */
export function StatFigures({ total, parts }: StatFiguresProps) {
	if (total === null) return counting;
	const rest = total - parts.reduce((sum, { count }) => sum + count, 0);
	return (
		<>
			<Total>{total}</Total>
			<Ratio aria-hidden="true">
				{parts.map(
					({ text, count }, at) =>
						count > 0 && <BarSegment key={text} $tone={at === 0 ? "ok" : "control"} style={{ flexGrow: count }} />,
				)}
				{(rest > 0 || total === 0) && <BarSegment $tone="sunk" style={{ flexGrow: Math.max(rest, 1) }} />}
			</Ratio>
			<Breakdown>
				{parts.map(({ shape, tone, text }) => (
					<StatusMark key={text} shape={shape} tone={tone}>
						{text}
					</StatusMark>
				))}
			</Breakdown>
		</>
	);
}

const counting = (
	<LoadingState label="Counting…">
		<Loading>
			<Skeleton width="3rem" height="2.125rem" />
			<Skeleton height="3px" />
			<Skeleton width="9rem" height="1.25rem" />
		</Loading>
	</LoadingState>
);

/** One part of a total: "11 published" with its mark. */
export interface StatPart {
	count: number;
	/** The complete phrase with its figure. */
	text: string;
	shape: Shape;
	tone?: StatusTone;
}
