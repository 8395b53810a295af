import { useEffect, useState } from "react";

const minuteMs = 60_000;

interface SiteTime {
	day: string;
	time: string;
	minutes: number;
	/** The zone's short name, such as WIB. */
	zone: string;
}

/**
 * The time in the site's zone, updated on the minute. Undefined on the server and during hydration, because
 * their clocks differ, and for one task more, because a phone needs 60 ms to load the names of a time zone.
 */
export function useSiteTime(timeZone: string): SiteTime | undefined {
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
	return minute === undefined ? undefined : toSiteTime(new Date(minute * minuteMs), timeZone);
}

export function toSiteTime(moment: Date, timeZone: string): SiteTime {
	if (clock?.timeZone !== timeZone) clock = { timeZone, format: createClock(timeZone) };
	const part = Object.fromEntries(clock.format.formatToParts(moment).map(({ type, value }) => [type, value]));
	return {
		day: `${part.year}-${part.month}-${part.day}`,
		time: `${part.hour}:${part.minute}`,
		minutes: Number(part.hour) * 60 + Number(part.minute),
		zone: part.timeZoneName ?? "",
	};
}

let clock: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

// Indonesian, because other locales name the zone GMT+7 instead of WIB.
const createClock = (timeZone: string) =>
	new Intl.DateTimeFormat("id-ID", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZoneName: "short",
	});

/** The decorative temperature of a day (yyyy-mm-dd): 25 to 34 °C, the same all day for every visitor. */
export function temperatureOn(day: string): number {
	let hash = 7;
	for (const character of day) hash = (hash * 31 + character.charCodeAt(0)) % 65_521;
	return 25 + (hash % 10);
}

const sunriseMinutes = 5 * 60 + 25;
const dayMinutes = 12 * 60 + 20;

/** The footer's sun at a minute of the day, null at night. Near the equator all days are equally long. */
export function sunAt(minutes: number): { day: number; high: number } | null {
	const day = (minutes - sunriseMinutes) / dayMinutes;
	return day < 0 || day > 1 ? null : { day, high: Math.sin(Math.PI * day) };
}
