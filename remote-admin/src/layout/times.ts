import { useMemo } from "react";
import { useSite } from "./useSite.ts";

/** Formats times in the site's time zone. */
export function useTimes() {
	const { timeZone } = useSite();
	return useMemo(() => createTimes(timeZone), [timeZone]);
}

export type Times = ReturnType<typeof createTimes>;

/** Creates formatters for a time zone. A time names the zone if this device's clock shows another time. */
export function createTimes(timeZone: string) {
	const write = (at: Date | number, options: Intl.DateTimeFormatOptions) =>
		new Date(at).toLocaleString("en-US", { timeZone, ...options });
	const zoneOf = (at: Date | number): Intl.DateTimeFormatOptions =>
		write(at, comparable) === write(at, { ...comparable, timeZone: undefined }) ? {} : { timeZoneName: "short" };
	/** Some browsers write a narrow space before PM. */
	const writeTime = (at: Date | number, options: Intl.DateTimeFormatOptions) =>
		write(at, { ...options, ...zoneOf(at) }).replaceAll("\u202f", " ");
	const day = (at: Date | number) => write(at, { ...monthDay, year: "numeric" });
	return {
		/** "Mar 5, 2024" */
		day,
		/** "Mar 5" */
		shortDay: (at: Date | number) => write(at, monthDay),
		/** "Mar 5, 2024 • 3:07 PM" */
		dateTime: (at: Date | number) => `${day(at)} • ${writeTime(at, time)}`,
		/** "Mar 5, 3:07 PM" */
		shortDateTime: (at: Date | number) => writeTime(at, { ...monthDay, ...time }),
		/** "3:07 PM EDT": distinguishes a time that occurs twice when clocks are set back. */
		named: (at: Date | number) => write(at, { ...time, timeZoneName: "short" }),
		/** "15:07", with the day if it is not today. */
		saved(at: Date | number, now: Date | number = Date.now()) {
			const clock = writeTime(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
			if (day(at) === day(now)) return clock;
			return `${day(at).endsWith(day(now).slice(-4)) ? write(at, monthDay) : day(at)}, ${clock}`;
		},
	};
}

const monthDay = { month: "short", day: "numeric" } as const;
const time = { hour: "numeric", minute: "2-digit" } as const;
const comparable = { dateStyle: "short", timeStyle: "short" } as const;

/** The place in a time zone's name: "New York" in "America/New_York". */
export const placeOf = (timeZone: string): string => timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
