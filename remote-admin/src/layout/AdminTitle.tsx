import { usePendingCounts } from "./inboxCounts.ts";

/** Names the tab, with how many messages and requests wait: "(6) Contacts · Admin". */
export function AdminTitle({ children }: { children: string }) {
	const { unread, pending } = usePendingCounts();
	const count = unread + pending;
	return <title>{`${count > 0 ? `(${count}) ` : ""}${children} · Admin`}</title>;
}
