import { useEffect, useState } from "react";

const minuteMs = 60_000;

/**
 * The current time, rounded down to the minute and updated. Undefined on the server and during hydration,
 * because their clocks differ, and for one task more, because a phone needs 60 ms to load the names of a time
 * zone.
 */
export function useMinute(): Date | undefined {
	const [minute, setMinute] = useState<number>();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const tell = () => {
			const now = Date.now();
			setMinute(Math.floor(now / minuteMs));
			timer = setTimeout(tell, minuteMs - (now % minuteMs));
		};
		timer = setTimeout(tell);
		return () => clearTimeout(timer);
	}, []);
	return minute === undefined ? undefined : new Date(minute * minuteMs);
}
