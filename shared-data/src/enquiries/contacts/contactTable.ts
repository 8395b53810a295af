import { type Columns, generated, optionalDay, timestamp, trimmed } from "../../client/table/columns.ts";
import { uuids } from "../../client/table/tableRepository.ts";
import type { InboxTable } from "../inboxRepository.ts";
import { type ContactMessage, contactStatuses } from "./ContactMessage.ts";

const columns: Columns<"contacts", ContactMessage> = {
	id: generated("id"),
	name: trimmed("name"),
	email: trimmed("email"),
	subject: trimmed("subject"),
	message: trimmed("message"),
	status: generated("status"),
	createdAt: timestamp("created_at"),
	followUpOn: optionalDay("follow_up_on"),
};

/** How contact messages are stored and listed. */
export const contactTable: InboxTable<ContactMessage> = {
	name: "contacts",
	ids: uuids,
	columns,
	searchFields: ["name", "email", "subject"],
	order: ["createdAt", "id"],
	statuses: contactStatuses,
	unansweredStatuses: ["unread", "read"],
	// Opening a replied message does not set it back to read.
	allowedFrom: { read: ["unread"] },
};
