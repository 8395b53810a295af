import { Counters } from "../inbox/Counters.tsx";
import { useWaitingCounts } from "../layout/useWaitingCounts.ts";

/** Counts of all requests; rejected ones can be filtered for but have no card. */
export function HireRequestCounters() {
	const { hireRequests } = useWaitingCounts();
	return (
		<Counters
			outcome={hireRequests}
			failure="The requests could not be counted."
			cards={[
				{ label: "Total", count: ({ total }) => total },
				{ label: "Pending", count: ({ pending }) => pending, isHot: true },
				{ label: "Reviewing", count: ({ reviewing }) => reviewing },
				{ label: "Accepted", count: ({ accepted }) => accepted },
				{ label: "Completed", count: ({ completed }) => completed },
			]}
		/>
	);
}
