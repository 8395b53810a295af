import type { Job } from "@site/shared-data";
import type { Role } from "./HomeData.ts";

/** A job as the home page tells it. Years are cut from the calendar day, so that no time zone can move one. */
export const toRole = (job: Job): Role => ({
	id: job.id,
	position: job.position,
	company: job.company,
	location: job.location,
	logo: job.companyLogo,
	years: toYears(job),
});

function toYears({ startDate, endDate, isCurrent }: Job): string {
	const from = startDate.slice(0, 4);
	const to = endDate?.slice(0, 4) ?? (isCurrent ? "Present" : from);
	return from === to ? from : `${from} - ${to}`;
}
