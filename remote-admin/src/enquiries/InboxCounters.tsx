import { CounterCard, StatGroup } from "@site/shared-ui/StatCard";
import { styled } from "styled-components";
import { useInboxCounts } from "../layout/inboxCounts.ts";
import { BlockError } from "../results/BlockError.tsx";

/** The cards of each inbox; rejected hire requests can be filtered for but have none. */
const cards = {
	contacts: [
		{ label: "Total", status: "total" },
		{ label: "Unread", status: "unread", isHot: true },
		{ label: "Read", status: "read" },
		{ label: "Replied", status: "replied" },
	],
	hireRequests: [
		{ label: "Total", status: "total" },
		{ label: "Pending", status: "pending", isHot: true },
		{ label: "Reviewing", status: "reviewing" },
		{ label: "Accepted", status: "accepted" },
		{ label: "Completed", status: "completed" },
	],
};

const failures = {
	contacts: "The messages could not be counted.",
	hireRequests: "The requests could not be counted.",
};

export function InboxCounters({ name }: { name: keyof typeof cards }) {
	const result = useInboxCounts()[name];
	if (result?.status === "error") return <BlockError what={failures[name]} kind={result.kind} />;
	const counts: Record<string, number> | undefined = result?.data;
	return (
		<Root>
			<StatGroup aria-label="Counters">
				{cards[name].map(({ label, status, isHot = false }) => (
					<CounterCard key={label} label={label} count={counts?.[status] ?? null} hot={isHot} />
				))}
			</StatGroup>
		</Root>
	);
}

const Root = styled.div`
	margin-bottom: var(--space-3);
`;
