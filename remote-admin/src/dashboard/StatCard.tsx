import { Loading, Skeleton } from "@site/shared-ui";
import { Link } from "@site/shared-ui/router";
import type { ComponentProps } from "react";
import { Status } from "../status/Status.tsx";
import { Block } from "./Block.tsx";
import type { Outcome } from "./Outcome.ts";
import { Label, Ratio, Root, Share, Split, Total, Waiting } from "./StatCard.styles.ts";

interface Part {
	mark: ComponentProps<typeof Status>["mark"];
	count: number;
	text: string;
}

interface StatCardProps<Counts> {
	label: string;
	/** The list that is counted. */
	to: string;
	outcome: Promise<Outcome<Counts>>;
	/** The two parts of the total that are told apart. */
	parts: (counts: Counts) => [Part, Part];
}

/** A total and what it is made of. */
export const StatCard = <Counts extends { total: number }>({ label, to, outcome, parts }: StatCardProps<Counts>) => (
	<Root>
		<Label>
			<Link to={to}>{label}</Link>
		</Label>
		<Block outcome={outcome} loading={waiting} failure={`${label} could not be counted.`}>
			{(counts) => {
				const shown = parts(counts);
				const rest = counts.total - shown[0].count - shown[1].count;
				return (
					<>
						<Total>{counts.total}</Total>
						<Ratio aria-hidden="true">
							{shown[0].count > 0 && <Share $tone="ok" style={{ flexGrow: shown[0].count }} />}
							{shown[1].count > 0 && <Share $tone="control" style={{ flexGrow: shown[1].count }} />}
							{(rest > 0 || counts.total === 0) && <Share $tone="sunk" style={{ flexGrow: Math.max(rest, 1) }} />}
						</Ratio>
						<Split>
							{shown.map(({ mark, text }) => (
								<Status key={mark} mark={mark}>
									{text}
								</Status>
							))}
						</Split>
					</>
				);
			}}
		</Block>
	</Root>
);

const waiting = (
	<Loading label="Counting…">
		<Waiting>
			<Skeleton width="3rem" height="2.125rem" />
			<Skeleton height="3px" />
			<Skeleton width="9rem" height="1.25rem" />
		</Waiting>
	</Loading>
);
