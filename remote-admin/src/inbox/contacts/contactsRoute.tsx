import { type ContactMessage, type ContactSortKey, type ContactStatus, urls } from "@site/shared-data";
import { formatMoment } from "@site/shared-data/dates";
import { contactStatuses } from "@site/shared-data/rules";
import { createListAction } from "../../mutations/listMutation.ts";
import { First } from "../../table/Cells.styles.ts";
import type { ListRules } from "../../table/listQuery.ts";
import { Status } from "../../table/Status.tsx";
import { createInboxLoader } from "../createInboxLoader.ts";
import { selectedParams } from "../entryUrls.ts";
import { MessageBody, Rule } from "../InboxDialog.styles.ts";
import type { InboxKind } from "../InboxKind.ts";
import { InboxScreen } from "../InboxScreen.tsx";
import { shouldRevalidateList } from "../useSelectedEntry.ts";

const rules: ListRules<ContactStatus, ContactSortKey> = {
	statuses: contactStatuses,
	sorts: ["name", "subject", "status", "createdAt"],
	sort: { by: "createdAt", direction: "descending" },
	pageSize: 25,
};

const kind: InboxKind<ContactMessage, ContactStatus> = {
	name: "contacts",
	title: "Contacts",
	nouns: { one: "message", many: "messages" },
	deletionNouns: { one: "contact message", many: "contact messages" },
	idPrefix: "contact",
	url: urls.admin.contacts(),
	exportName: "contacts",
	searchLabel: "Search name, email and subject",
	rules,
	statuses: {
		unread: { label: "Unread", mark: "unread" },
		read: { label: "Read", mark: "plain" },
		replied: { label: "Replied", mark: "replied" },
	},
	newStatus: "unread",
	seenStatus: "read",
	isUnanswered: ({ status }) => status !== "replied",
	describe: ({ name, email, subject, message, status }) => ({
		name,
		email,
		subject,
		about: <First $loud={status === "unread"}>{subject}</First>,
		text: message,
		replySubject: `Re: ${subject}`,
	}),
	nameOf: ({ name }) => `The message from ${name}`,
	// Replied is for good: no Undo leads back from it.
	wordsOf: (status) => ({ now: `marked as ${status}`, could: `marked as ${status}` }),
	columns: {
		name: { id: "name", header: "From" },
		about: { id: "subject", header: "Subject" },
		createdAt: { header: "Received" },
		statusWidth: "6.75rem",
	},
	bulkStatuses: [
		{ status: "read", label: "Mark as read" },
		{ status: "replied", label: "Mark as replied" },
	],
	answeredStatus: { status: "replied", rowLabel: "Mark Replied", dialogLabel: "Mark as Replied" },
	notFound: "No messages found",
	empty: {
		title: "No contact messages yet.",
		children: "What visitors write on the contact page arrives here.",
	},
	dialog: ({ name, subject, message, createdAt, status }, { emailLink }) => ({
		title: subject,
		facts: [
			{ term: "Name", detail: name },
			{ term: "Email", detail: emailLink },
			{ term: "Received", detail: <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time> },
			{
				term: "Status",
				detail: <Status mark={kind.statuses[status].mark}>{kind.statuses[status].label}</Status>,
			},
		],
		body: (
			<>
				<Rule />
				<MessageBody>{message}</MessageBody>
			</>
		),
	}),
};

export const loader = createInboxLoader("contacts", ({ contacts }) => contacts, rules);

export const action = createListAction(({ contacts }) => contacts, {
	Received: (row: ContactMessage) => row.createdAt,
	Status: (row) => row.status,
	Name: (row) => row.name,
	Email: (row) => row.email,
	Subject: (row) => row.subject,
	Message: (row) => row.message,
});

export const shouldRevalidate = shouldRevalidateList(selectedParams.contacts);

/** The contact messages that visitors sent. */
export const Component = () => <InboxScreen kind={kind} />;
