import { createContext, useContext, useState } from "react";
import { useNow } from "../../enquiries/response-time/responseTime.ts";
import type { Result } from "../../results/Result.ts";
import { useResult } from "../../results/useResult.ts";

/** The database's time, which decides what is public; a device's clock may be wrong. */
export const DatabaseTimeContext = createContext(new Date(0));

/** The same, updated every minute. */
export const useDatabaseTime = (): Date => useContext(DatabaseTimeContext);

/** Provides it: the device's time until the offset is read, and after an error. */
export function useOffsetTime(offsetMs: Promise<Result<number>>): Date {
	const [openedAt] = useState(() => Date.now());
	const now = useNow(openedAt);
	const { result } = useResult(offsetMs);
	return new Date(now + (result?.status === "success" ? result.data : 0));
}
