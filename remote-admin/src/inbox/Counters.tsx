import type { DataErrorKind } from "@site/shared-data";
import { CounterCard } from "@site/shared-ui/CounterCard";
import { StatGroup } from "@site/shared-ui/StatGroup";
import { styled } from "styled-components";
import { BlockFailed } from "../dashboard/BlockFailed.tsx";
import type { Outcome } from "../outcome/Outcome.ts";

interface CountersProps<Counts> {
	outcome: Outcome<Counts> | null;
	cards: readonly { label: string; count: (counts: Counts) => number; isHot?: boolean }[];
	/** What did not work when they could not be counted. */
	failure: string;
}

/** How many entries there are of each kind: of all, whatever the list below is searched for. */
export function Counters<Counts>({ outcome, cards, failure }: CountersProps<Counts>) {
	if (outcome?.state === "failed") return <BlockFailed what={failure} kind={outcome.kind satisfies DataErrorKind} />;
	return (
		<Room>
			<StatGroup aria-label="Counters">
				{cards.map(({ label, count, isHot = false }) => (
					<CounterCard key={label} label={label} count={outcome && count(outcome.value)} hot={isHot} />
				))}
			</StatGroup>
		</Room>
	);
}

const Room = styled.div`
	margin-bottom: var(--space-3);
`;
