import { CounterCard, StatGroup } from "@site/shared-ui/StatCard";
import { styled } from "styled-components";
import { useInboxCounts } from "../layout/inboxCounts.ts";
import { BlockError } from "../results/BlockError.tsx";
import type { InboxKind } from "./InboxKind.ts";

export function InboxCounters({ kind: { name, nouns, statuses, newStatus } }: { kind: InboxKind<any, any> }) {
	const result = useInboxCounts()[name];
	if (result?.status === "error") return <BlockError what={`The ${nouns.many} could not be counted.`} kind={result.kind} />;
	const counts: Record<string, number> | undefined = result?.data;
	return (
		<Root>
			<StatGroup aria-label="Counters">
				<CounterCard label="Total" count={counts?.total ?? null} />
				{Object.entries<{ label: string }>(statuses)
					.filter(([status]) => status !== "rejected")
					.map(([status, { label }]) => (
						<CounterCard key={status} label={label} count={counts?.[status] ?? null} hot={status === newStatus} />
					))}
			</StatGroup>
		</Root>
	);
}

const Root = styled.div`
	margin-bottom: var(--space-3);
`;
