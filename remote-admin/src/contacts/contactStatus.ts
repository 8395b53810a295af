import type { ContactStatus } from "@site/shared-data";
import type { Mark } from "../status/marks.ts";

/** How each state of a message is written and drawn. */
export const contactStatus: Record<ContactStatus, { label: string; mark: Mark }> = {
	unread: { label: "Unread", mark: "unread" },
	read: { label: "Read", mark: "plain" },
	replied: { label: "Replied", mark: "replied" },
};
