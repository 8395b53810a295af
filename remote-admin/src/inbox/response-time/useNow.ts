import { useEffect, useState } from "react";

/** The moment in milliseconds, moved on every minute; `loaded` is when the loader ran. */
export function useNow(loaded: number): number {
	const [now, setNow] = useState(loaded);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 60_000);
		return () => clearInterval(timer);
	}, []);
	return Math.max(now, loaded);
}
