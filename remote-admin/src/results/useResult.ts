import { useEffect, useState } from "react";
import type { Result } from "./Result.ts";

interface Received<T> {
	of: Promise<Result<T>>;
	result?: Result<T>;
	unexpected?: unknown;
}

/** The last resolved result (null before the first one), and whether a newer one is pending. */
export function useResult<T>(promise: Promise<Result<T>> | null): { result: Result<T> | null; isRefreshing: boolean } {
	const [received, setReceived] = useState<Received<T> | null>(null);
	useEffect(() => {
		if (!promise) return;
		let isOvertaken = false;
		const receive = (found: Omit<Received<T>, "of">) => {
			if (!isOvertaken) setReceived({ of: promise, ...found });
		};
		promise.then(
			(result) => receive({ result }),
			(unexpected: unknown) => receive({ unexpected }),
		);
		return () => {
			isOvertaken = true;
		};
	}, [promise]);
	if (received?.unexpected) throw received.unexpected;
	return { result: received?.result ?? null, isRefreshing: received !== null && received.of !== promise };
}
