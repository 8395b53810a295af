export const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;

/** The offset from UTC, and a zone's short name, such as WIB. */
interface Zone {
	name: string;
	minutes: number;
}

/**
 * A time zone for the browser: its offset if that is constant all year, else its name. A phone takes 80 ms to
 * read its table of time zones, and needs it only for a name.
 */
export type SiteZone = Zone | string;

/** The browser's form of a time zone; valid even for a page that is stored for a year. */
export function siteZoneOf(timeZone: string): SiteZone {
	const week = Math.floor(Date.now() / weekMs);
	if (lastAsked?.timeZone !== timeZone || lastAsked.week !== week) lastAsked = { timeZone, week, zone: findZone(timeZone) };
	return lastAsked.zone;
}

/** Cached, because checking a year takes 2 ms. */
let lastAsked: { timeZone: string; week: number; zone: SiteZone } | undefined;

function findZone(timeZone: string): SiteZone {
	const year = Array.from({ length: 53 }, (_, week) => zoneAt(new Date(Date.now() + week * weekMs), timeZone));
	const [first] = year as [Zone];
	return year.every(({ minutes }) => minutes === first.minutes) ? first : timeZone;
}

/** A zone's offset and name at a time. */
export function zoneAt(moment: Date, timeZone: string): Zone {
	if (known?.timeZone !== timeZone) known = { timeZone, format: createFormat(timeZone) };
	const part = Object.fromEntries(known.format.formatToParts(moment).map(({ type, value }) => [type, value]));
	const local = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}Z`);
	return { name: part.timeZoneName ?? "", minutes: Math.ceil((local - moment.getTime()) / minuteMs) };
}

let known: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

// Indonesian, because other locales name the zone GMT+7 instead of WIB.
const createFormat = (timeZone: string) =>
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
