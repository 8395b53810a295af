import { useEffect, useState } from "react";
import type { Outcome } from "./Outcome.ts";

interface Settled<T> {
	of: Promise<Outcome<T>>;
	outcome?: Outcome<T>;
	surprise?: unknown;
}

/** The last outcome that is there (null before the first one), and whether a newer one is on its way. Answers that were overtaken are dropped. */
export function useOutcome<T>(promise: Promise<Outcome<T>>): { outcome: Outcome<T> | null; isRefreshing: boolean } {
	const [settled, setSettled] = useState<Settled<T> | null>(null);
	useEffect(() => {
		let isOvertaken = false;
		const settle = (found: Omit<Settled<T>, "of">) => {
			if (!isOvertaken) setSettled({ of: promise, ...found });
		};
		promise.then(
			(outcome) => settle({ outcome }),
			(surprise: unknown) => settle({ surprise }),
		);
		return () => {
			isOvertaken = true;
		};
	}, [promise]);
	if (settled?.surprise) throw settled.surprise;
	return { outcome: settled?.outcome ?? null, isRefreshing: settled !== null && settled.of !== promise };
}
