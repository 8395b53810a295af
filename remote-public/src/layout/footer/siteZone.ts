const [minuteMs, dayMs] = [60_000, 86_400_000];

/** What to add to UTC, and a zone's short name, such as WIB. */
export interface Zone {
	name: string;
	minutes: number;
}

/**
 * A time zone for the browser: what it is all year, or its name where a summer time changes it. A phone takes
 * 80 ms to read its table of time zones, and needs it for the second kind only.
 */
export type SiteZone = Zone | string;

/** The zone of this name for the browser. A page stays right however long it is stored. */
export function siteZoneOf(timeZone: string, now = new Date()): SiteZone {
	const first = zoneAt(now, timeZone);
	const isFixed = Array.from({ length: 52 }, (_, week) => zoneAt(new Date(now.getTime() + week * 7 * dayMs), timeZone)).every(
		({ minutes }) => minutes === first.minutes,
	);
	return isFixed ? first : timeZone;
}

/** A zone as it is at a moment. */
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
