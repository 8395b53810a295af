import { type Columns, generated, optional, optionalDay, plain, timestamp, trimmed } from "../../client/table/columns.ts";
import { uuids } from "../../client/table/tableRepository.ts";
import type { InboxTable } from "../inboxRepository.ts";
import { type HireRequest, hireRequestStatuses } from "./HireRequest.ts";

const columns: Columns<"hire_projects", HireRequest> = {
	id: generated("id"),
	clientName: trimmed("client_name"),
	clientEmail: trimmed("client_email"),
	projectType: trimmed("project_type"),
	projectDescription: trimmed("project_description"),
	budgetRange: trimmed("budget_range"),
	timeline: optional("timeline"),
	additionalRequirements: optional("additional_requirements"),
	status: generated("status"),
	createdAt: timestamp("created_at"),
	followUpOn: optionalDay("follow_up_on"),
	value: plain("value"),
	contactId: generated("contact_id"),
};

/** How hire requests are stored and listed. */
export const hireRequestTable: InboxTable<HireRequest> = {
	name: "hire_projects",
	ids: uuids,
	columns,
	searchFields: ["clientName", "clientEmail", "projectType"],
	order: ["createdAt", "id"],
	statuses: hireRequestStatuses,
	unansweredStatuses: ["pending"],
};
