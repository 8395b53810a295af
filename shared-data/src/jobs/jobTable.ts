import { type Columns, calendarDay, commonColumns, optional, optionalDay, plain, trimmed } from "../client/table/columns.ts";
import { type TableDefinition, uuids } from "../client/table/tableRepository.ts";
import type { Job, JobDraft } from "./Job.ts";

const columns: Columns<"jobs", Job> = {
	...commonColumns,
	position: trimmed("position"),
	company: trimmed("company"),
	companyLogo: optional("company_logo"),
	location: trimmed("location"),
	startDate: calendarDay("start_date"),
	endDate: optionalDay("end_date"),
	description: optional("description"),
	isCurrent: plain("is_current"),
	displayOrder: plain("display_order"),
};

/** How jobs are stored and listed; their order is the public one. */
export const jobTable: TableDefinition<Job> = {
	name: "jobs",
	ids: uuids,
	columns,
	searchFields: ["position", "company", "location"],
	order: ["displayOrder", "startDate", "id"],
};

/** A current job has no end. */
export const clearEndDateIfCurrent = <Fields extends Partial<JobDraft>>(fields: Fields): Fields =>
	fields.isCurrent ? { ...fields, endDate: null } : fields;
