import { type ContactStatus, type HireRequestStatus, type StatusCounts, sessionAtom } from "@site/shared-data";
import { useAtomValue } from "jotai";
import { createContext, startTransition, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Result } from "../results/Result.ts";
import { useResult } from "../results/useResult.ts";
import type { adminLoader } from "./adminLoader.ts";

interface Counts {
	contacts: Promise<Result<StatusCounts<ContactStatus>>>;
	hireRequests: Promise<Result<StatusCounts<HireRequestStatus>>>;
}

const never = new Promise<Result<never>>(() => {});

/** The counts of both inboxes, read once for sidebar, title and screens. */
export const InboxCountsContext = createContext<Counts>({ contacts: never, hireRequests: never });

export function useInboxCounts() {
	const { contacts, hireRequests } = useContext(InboxCountsContext);
	return { contacts: useResult(contacts).result, hireRequests: useResult(hireRequests).result };
}

/** The number of unread messages and pending requests; zero until known or after an error. */
export function usePendingCounts(): { unread: number; pending: number } {
	const { contacts, hireRequests } = useInboxCounts();
	return {
		unread: contacts?.status === "success" ? contacts.data.unread : 0,
		pending: hireRequests?.status === "success" ? hireRequests.data.pending : 0,
	};
}

type Counted = Pick<Awaited<ReturnType<typeof adminLoader>>, "counts" | "count">;

/** The loader's counts, refreshed every minute and when the page becomes visible; a failure keeps them. */
export function useRefreshedCounts({ counts, count }: Counted): Counts {
	const [newer, setNewer] = useState<{ after: Counts; counts: Counts } | null>(null);
	const isSignedOut = useAtomValue(sessionAtom) === null;
	const latest = useRef<Counts>(undefined);
	const countAgain = useEffectEvent(async () => {
		if (document.hidden || isSignedOut) return;
		const found = count();
		latest.current = found;
		const results = await Promise.all([found.contacts, found.hireRequests]);
		const isComplete = results.every(({ status }) => status === "success");
		if (isComplete && latest.current === found) startTransition(() => setNewer({ after: counts, counts: found }));
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
	// Counts of a later loader run are newer.
	return newer?.after === counts ? newer.counts : counts;
}

const refreshIntervalMs = 60_000;
