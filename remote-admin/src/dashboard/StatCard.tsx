import { Link } from "@site/shared-ui/router";
import { StatCard as Card } from "@site/shared-ui/StatCard";
import { StatFigures } from "@site/shared-ui/StatFigures";
import type { Outcome } from "../outcome/Outcome.ts";
import { type Mark, marks } from "../status/marks.ts";
import { Block } from "./Block.tsx";

interface Part {
	mark: Mark;
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

/** A total of the owner's entries and what it is made of. */
export const StatCard = <Counts extends { total: number }>({ label, to, outcome, parts }: StatCardProps<Counts>) => (
	<Card label={<Link to={to}>{label}</Link>}>
		<Block outcome={outcome} loading={<StatFigures total={null} parts={[]} />} failure={`${label} could not be counted.`}>
			{(counts) => (
				<StatFigures total={counts.total} parts={parts(counts).map(({ mark, ...part }) => ({ ...part, ...marks[mark] }))} />
			)}
		</Block>
	</Card>
);
