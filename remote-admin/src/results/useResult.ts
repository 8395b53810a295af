import { useEffect, useState } from "react";
import type { Result } from "./Result.ts";

interface Settled<T> {
	of: Promise<Result<T>>;
	result?: Result<T>;
	unexpected?: unknown;
}

/** The last result that is there (null before the first one), and whether a newer one is on its way. */
export function useResult<T>(promise: Promise<Result<T>>): { result: Result<T> | null; isRefreshing: boolean } {
	const [settled, setSettled] = useState<Settled<T> | null>(null);
	useEffect(() => {
		let isOvertaken = false;
		const settle = (found: Omit<Settled<T>, "of">) => {
			if (!isOvertaken) setSettled({ of: promise, ...found });
		};
		promise.then(
			(result) => settle({ result }),
			(unexpected: unknown) => settle({ unexpected }),
		);
		return () => {
			isOvertaken = true;
		};
	}, [promise]);
	if (settled?.unexpected) throw settled.unexpected;
	return { result: settled?.result ?? null, isRefreshing: settled !== null && settled.of !== promise };
}
