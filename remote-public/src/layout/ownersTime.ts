import { siteConfig } from "../../../site.config.ts";

/** The wall clock of the owner's zone at a moment. */
export interface OwnersTime {
	/** yyyy-mm-dd */
	day: string;
	/** HH:MM, 24 h */
	time: string;
	/** Minutes since midnight. */
	minutes: number;
	/** The zone's short name, such as WIB. */
	zone: string;
}

/** What the owner's clock and calendar say at a moment. */
export function ownersTime(moment: Date): OwnersTime {
	clock ??= ownersClock();
	const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
	return {
		day: `${part.year}-${part.month}-${part.day}`,
		time: `${part.hour}:${part.minute}`,
		minutes: Number(part.hour) * 60 + Number(part.minute),
		zone: part.timeZoneName ?? "",
	};
}

let clock: Intl.DateTimeFormat | undefined;

// Indonesian, because only there the zone is called by its name instead of GMT+7.
const ownersClock = () =>
	new Intl.DateTimeFormat("id-ID", {
		timeZone: siteConfig.timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZoneName: "short",
	});
