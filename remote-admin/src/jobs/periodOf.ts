import type { Job } from "@site/shared-data";
import { formatMonth } from "@site/shared-data/dates";

/** From when to when: "Mar 2020 - Dec 2022", "Jan 2023 - Present". */
export const periodOf = ({ startDate, endDate, isCurrent }: Pick<Job, "startDate" | "endDate" | "isCurrent">) =>
	`${formatMonth(startDate)} - ${isCurrent || !endDate ? "Present" : formatMonth(endDate)}`;
