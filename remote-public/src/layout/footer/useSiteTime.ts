import { useEffect, useState } from "react";
import { minuteMs, type SiteZone, zoneAt } from "./siteZone.ts";

export interface SiteTime {
	day: string;
	time: string;
	minutes: number;
	/** The zone's short name, such as WIB. */
	zone: string;
}

/**
 * The time in the site's zone, updated every minute. Undefined on the server and during hydration, because
 * their clocks differ, and for one more task, because a phone may have to read its table of time zones.
 */
export function useSiteTime(zone: SiteZone): SiteTime | undefined {
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
	return minute === undefined ? undefined : toSiteTime(new Date(minute * minuteMs), zone);
}

export function toSiteTime(moment: Date, zone: SiteZone): SiteTime {
	const { name, minutes } = typeof zone === "string" ? zoneAt(moment, zone) : zone;
	const local = new Date(moment.getTime() + minutes * minuteMs);
	const [day = "", time = ""] = local.toISOString().split(/T|:\d\d\./);
	return { day, time, minutes: local.getUTCHours() * 60 + local.getUTCMinutes(), zone: name };
}

/** The decorative temperature of a day (yyyy-mm-dd): 25 to 34 °C, the same all day for every visitor. */
export function temperatureOn(day: string): number {
	let hash = 7;
	for (const character of day) hash = (hash * 31 + character.charCodeAt(0)) % 65_521;
	return 25 + (hash % 10);
}

const sunriseMinutes = 5 * 60 + 25;
const dayMinutes = 12 * 60 + 20;
const nightMinutes = 24 * 60 - dayMinutes;

/** The course of the sun or the moon from 0, its rise, to 1. Near the equator all days are equally long. */
export function discAt(minutes: number): { course: number; isMoon: boolean } {
	const sinceSunrise = (minutes - sunriseMinutes + 24 * 60) % (24 * 60);
	const isMoon = sinceSunrise > dayMinutes;
	return { course: isMoon ? (sinceSunrise - dayMinutes) / nightMinutes : sinceSunrise / dayMinutes, isMoon };
}
