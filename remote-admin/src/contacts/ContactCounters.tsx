import { Counters } from "../inbox/Counters.tsx";
import { useWaitingCounts } from "../layout/useWaitingCounts.ts";

/** Counts of all messages. */
export function ContactCounters() {
	const { contacts } = useWaitingCounts();
	return (
		<Counters
			outcome={contacts}
			failure="The messages could not be counted."
			cards={[
				{ label: "Total", count: ({ total }) => total },
				{ label: "Unread", count: ({ unread }) => unread, isHot: true },
				{ label: "Read", count: ({ read }) => read },
				{ label: "Replied", count: ({ replied }) => replied },
			]}
		/>
	);
}
