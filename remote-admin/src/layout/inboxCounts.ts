import { type ContactStatus, type HireRequestStatus, type InboxCounts, sessionAtom } from "@site/shared-data";
import { useAtomValue } from "jotai";
import { createContext, startTransition, useContext, useEffect, useEffectEvent, useState } from "react";
import type { Result } from "../results/Result.ts";
import { useResult } from "../results/useResult.ts";
import type { adminLoader } from "./adminLoader.ts";

/** How many entries of each status the inboxes hold. */
interface Counts {
	contacts: Promise<Result<InboxCounts<ContactStatus>>>;
	hireRequests: Promise<Result<InboxCounts<HireRequestStatus>>>;
}

const never = new Promise<Result<never>>(() => {});

/** The counts of both inboxes, read once for sidebar, title and screens. */
export const InboxCountsContext = createContext<Counts>({ contacts: never, hireRequests: never });

/** The counts of both inboxes; null until they are there. */
export function useInboxCounts() {
	const { contacts, hireRequests } = useContext(InboxCountsContext);
	return { contacts: useResult(contacts).result, hireRequests: useResult(hireRequests).result };
}

/** How many messages are unread and requests pending; zero while it is not known, or cannot be. */
export function usePendingCounts(): { unread: number; pending: number } {
	const { contacts, hireRequests } = useInboxCounts();
	return {
		unread: contacts?.status === "success" ? contacts.data.unread : 0,
		pending: hireRequests?.status === "success" ? hireRequests.data.pending : 0,
	};
}

type Counted = Pick<Awaited<ReturnType<typeof adminLoader>>, "counts" | "count">;

/**
 * The loader's counts, counted again while the page is in sight: each minute, and when the admin comes back
 * to it. What cannot be counted again stays as it was and is not reported.
 */
export function useRefreshedCounts({ counts, count }: Counted): Counts {
	const [newer, setNewer] = useState<{ after: Counts; counts: Counts } | null>(null);
	const isSignedOut = useAtomValue(sessionAtom) === null;
	const countAgain = useEffectEvent(async () => {
		if (document.hidden || isSignedOut) return;
		const found = count();
		const results = await Promise.all([found.contacts, found.hireRequests]);
		const isComplete = results.every(({ status }) => status === "success");
		if (isComplete) startTransition(() => setNewer({ after: counts, counts: found }));
	});
	useEffect(() => {
		const listener = () => void countAgain();
		const timer = setInterval(listener, refreshIntervalMs);
		document.addEventListener("visibilitychange", listener);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", listener);
		};
	}, []);
	// What a mutation or a page has counted in the meantime is newer still.
	return newer?.after === counts ? newer.counts : counts;
}

const refreshIntervalMs = 60_000;
