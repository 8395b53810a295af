import type { SiteTime } from "../layout/footer/useSiteTime.ts";

export const twoTimes = /(\d\d?)[:.](\d\d)\D+?(\d\d?)[:.](\d\d)/;
const fiveDays = /weekday|hari kerja|mon\w* ?[–-] ?fri|sen\w* ?[–-] ?jum/i;
const dayMinutes = 24 * 60;

/** Whether hours such as "09:00 – 17:00, weekdays" include the given time; undefined without two times. */
export function openingNow(hours: string, { day, time, minutes }: SiteTime): string | undefined {
	const [openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = twoTimes.exec(hours)?.slice(1).map(Number) ?? [];
	const [opens, closes] = [openHour * 60 + openMinute, closeHour * 60 + closeMinute];
	if (closes <= opens) return undefined;
	const today = new Date(day).getUTCDay();
	const isOpenIn = (days: number) => !fiveDays.test(hours) || ((today + days) % 7) % 6 !== 0;
	if (isOpenIn(0) && minutes >= opens && minutes < closes) return `${time} now: open for another ${span(closes - minutes)}`;
	let days = minutes < opens ? 0 : 1;
	while (!isOpenIn(days)) days++;
	return `${time} now: open in ${span(opens + days * dayMinutes - minutes)}`;
}

function span(minutes: number): string {
	const [days, hours] = [Math.floor(minutes / dayMinutes), Math.floor(minutes / 60) % 24];
	const parts = [days && `${days} d`, hours && `${hours} h`, !days && minutes % 60 && `${minutes % 60} min`];
	return parts.filter(Boolean).join(" ");
}
