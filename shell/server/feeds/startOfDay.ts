/** The start of a calendar day (yyyy-mm-dd) in a time zone ("Asia/Jakarta"). */
export function startOfDay(day: string, timeZone: string): Date {
	const asIfUtc = new Date(`${day}T00:00:00Z`);
	const guess = new Date(asIfUtc.getTime() - offsetAt(asIfUtc, timeZone));
	// Daylight saving may change the offset between the two times, so it is read again at the guess.
	return new Date(asIfUtc.getTime() - offsetAt(guess, timeZone));
}

/** Milliseconds that the zone's clock is ahead of UTC. */
function offsetAt(moment: Date, timeZone: string) {
	const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
	const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
	const [, sign, hours = "0", minutes = "0"] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
	return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
