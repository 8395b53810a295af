import type { ContactSortKey, ContactStatus } from "@site/shared-data";
import { contactStatuses } from "@site/shared-data/rules";
import type { ListRules } from "../list/ListRules.ts";

/** What the list of messages can be asked for. */
export const contactList: ListRules<ContactStatus, ContactSortKey> = {
	statuses: contactStatuses,
	sorts: ["name", "subject", "status", "createdAt"],
	sort: { by: "createdAt", direction: "descending" },
	pageSize: 25,
};

/** The part of the address that names the open message. */
export const openedContact = "message";
