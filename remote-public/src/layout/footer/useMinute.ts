import { useEffect, useState } from "react";

const minuteMs = 60_000;

/**
 * The current moment, cut to the minute and kept on it. Undefined on the server and while hydrating, because
 * their clocks differ, and then for one task more: a phone needs 60 ms to learn the names of a time zone.
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
