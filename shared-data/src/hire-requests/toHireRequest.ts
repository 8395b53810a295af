import type { Row } from "../client/DatabaseClient.ts";
import { toMoment } from "../client/toMoment.ts";
import type { HireRequest } from "./HireRequest.ts";

/** All columns of a hire request. */
export const hireRequestColumns =
	"id, client_name, client_email, project_type, project_description, budget_range, timeline, additional_requirements, status, created_at";

/** Where the columns of `hire_projects` get their names in the product. */
export function toHireRequest(row: Row<"hire_projects">): HireRequest {
	return {
		id: row.id,
		clientName: row.client_name,
		clientEmail: row.client_email,
		projectType: row.project_type,
		projectDescription: row.project_description,
		budgetRange: row.budget_range,
		timeline: row.timeline,
		additionalRequirements: row.additional_requirements,
		status: row.status,
		createdAt: toMoment(row.created_at),
	};
}
