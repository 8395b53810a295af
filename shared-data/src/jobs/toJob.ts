import type { Row } from "../client/DatabaseClient.ts";
import { toMoment } from "../client/toMoment.ts";
import type { Job } from "./Job.ts";

/** All columns of a job but created_at. */
export const jobColumns =
	"id, position, company, company_logo, location, start_date, end_date, description, is_current, display_order, updated_at";

/** Where the columns of `jobs` get their names in the product. */
export function toJob(row: Omit<Row<"jobs">, "created_at">): Job {
	return {
		id: row.id,
		position: row.position,
		company: row.company,
		companyLogo: row.company_logo,
		location: row.location,
		startDate: row.start_date.slice(0, 10),
		endDate: row.end_date?.slice(0, 10) ?? null,
		description: row.description,
		isCurrent: row.is_current,
		displayOrder: row.display_order,
		updatedAt: toMoment(row.updated_at),
	};
}
