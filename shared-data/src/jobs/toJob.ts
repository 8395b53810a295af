import type { Row } from "../client/DatabaseClient.ts";
import { nullIfBlank } from "../client/nullIfBlank.ts";
import { toMoment } from "../client/toMoment.ts";
import type { Job } from "./Job.ts";

/** All columns of a job. */
export const jobColumns =
	"id, position, company, company_logo, location, start_date, end_date, description, is_current, display_order, created_at, updated_at";

/** Where the columns of `jobs` get their names in the product. */
export function toJob(row: Row<"jobs">): Job {
	return {
		id: row.id,
		position: row.position,
		company: row.company,
		companyLogo: nullIfBlank(row.company_logo),
		location: row.location,
		startDate: row.start_date.slice(0, 10),
		endDate: row.end_date?.slice(0, 10) ?? null,
		description: row.description,
		isCurrent: row.is_current,
		displayOrder: row.display_order,
		createdAt: toMoment(row.created_at),
		updatedAt: toMoment(row.updated_at),
		revision: row.updated_at,
	};
}
