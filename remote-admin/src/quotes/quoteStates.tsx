import type { Quote } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { useSite } from "../layout/useSite.ts";
import { type Mark, Status } from "../table/status/Status.tsx";

const states = {
	draft: ["Draft", "draft"],
	sent: ["Sent", "pending"],
	accepted: ["Accepted", "accepted"],
	declined: ["Declined", "rejected"],
	withdrawn: ["Withdrawn", "plain"],
	expired: ["Expired", "Replaced"],
} as const satisfies Record<string, readonly [label: string, mark: Mark]>;

export const stateLabels = Object.fromEntries(Object.entries(states).map(([state, [label]]) => [state, label]));

/** The status of a quote; a sent one is expired after its last day in the site's time zone. */
export function QuoteStatus({ quote: { status, validUntil } }: { quote: Pick<Quote, "status" | "validUntil"> }) {
	const { timeZone } = useSite();
	const [label, mark] = states[status === "sent" && validUntil < today(timeZone) ? "expired" : status];
	return <Status mark={mark}>{label}</Status>;
}
