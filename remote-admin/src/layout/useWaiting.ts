import { useWaitingCounts } from "./useWaitingCounts.ts";

/** How many messages are unread and requests pending; zero while it is not known, or cannot be. */
export function useWaiting(): { unread: number; pending: number } {
	const { contacts, hireRequests } = useWaitingCounts();
	return {
		unread: contacts?.state === "loaded" ? contacts.value.unread : 0,
		pending: hireRequests?.state === "loaded" ? hireRequests.value.pending : 0,
	};
}
