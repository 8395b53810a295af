import { useEffect, useState } from "react";

/** The current time in milliseconds, updated every minute; `loaded` is the time of the loader. */
export function useNow(loaded: number): number {
	const [now, setNow] = useState(loaded);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 60_000);
		return () => clearInterval(timer);
	}, []);
	return Math.max(now, loaded);
}
