import { sessionAtom } from "@site/shared-data";
import { useAtomValue } from "jotai";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { adminLoader } from "./adminLoader.ts";
import type { Counts } from "./CountsContext.ts";

type Counted = Pick<Awaited<ReturnType<typeof adminLoader>>, "counts" | "count">;

/**
 * What waits, counted again while the page is in sight: each minute, and when the owner comes back to it. What cannot be counted again stays as it was, since
 * nobody asked.
 */
export function useFreshCounts({ counts, count }: Counted): Counts {
	const [newer, setNewer] = useState<{ after: Counts; counts: Counts } | null>(null);
	const isSignedOut = useAtomValue(sessionAtom) === null;
	const countAgain = useEffectEvent(async () => {
		if (document.hidden || isSignedOut) return;
		const found = count();
		const outcomes = await Promise.all([found.contacts, found.hireRequests]);
		if (outcomes.every(({ state }) => state === "loaded")) startTransition(() => setNewer({ after: counts, counts: found }));
	});
	useEffect(() => {
		const listener = () => void countAgain();
		const timer = setInterval(listener, 60_000);
		document.addEventListener("visibilitychange", listener);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", listener);
		};
	}, []);
	// What an act or a page has counted in the meantime is newer still.
	return newer?.after === counts ? newer.counts : counts;
}
