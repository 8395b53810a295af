import { type ContactMessage, type ContactStatus, urls } from "@site/shared-data";
import { Row, Text } from "@site/shared-ui/layout";
import { Moment } from "../../layout/Moment.tsx";
import { PrimaryLine } from "../../table/Cells.styles.ts";
import { Status } from "../../table/status/Status.tsx";
import { createInboxRoute } from "../createInboxRoute.ts";
import { MessageBody } from "../InboxDialog.styles.ts";
import type { InboxKind } from "../InboxKind.ts";

const kind: InboxKind<ContactMessage, ContactStatus> = {
	name: "contacts",
	entity: "contacts",
	title: "Contacts",
	nouns: { one: "message", many: "messages" },
	deletionNouns: { one: "contact message", many: "contact messages" },
	idPrefix: "contact",
	url: urls.admin.contacts(),
	exportName: "contacts",
	searchLabel: "Search name, email and subject",
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
		about: <PrimaryLine $emphasis={status === "unread"}>{subject}</PrimaryLine>,
		text: message,
		replySubject: `Re: ${subject}`,
	}),
	nameOf: ({ name }) => `The message from ${name}`,
	// Replied is final: it cannot be undone.
	describeStatus: (status) => ({ now: `marked as ${status}`, could: `marked as ${status}` }),
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
	replied: { status: "replied", question: "Mark as replied?" },
	notFound: "No messages found",
	empty: {
		title: "No contact messages yet.",
		children: "What visitors write on the contact page arrives here.",
	},
	dialog: ({ name, subject, message, createdAt, status }, { emailLink }) => ({
		title: subject,
		body: (
			<>
				<Row as="p" $wrap $gap="0px 4" $bottom={4} $size="sm" $tone="text-3">
					<Text as="strong" $weight="semibold" $tone="text">
						{name}
					</Text>
					{emailLink}
					<Moment at={createdAt} />
					<Status mark={kind.statuses[status].mark}>{kind.statuses[status].label}</Status>
				</Row>
				<MessageBody>{message}</MessageBody>
			</>
		),
	}),
};

export const { loader, action, shouldRevalidate, Component } = createInboxRoute(
	kind,
	["name", "subject", "status", "createdAt"],
	({ contacts }) => contacts,
	{
		Received: (row) => row.createdAt,
		Status: (row) => row.status,
		Name: (row) => row.name,
		Email: (row) => row.email,
		Subject: (row) => row.subject,
		Message: (row) => row.message,
		"Follow-up": (row) => row.followUpOn,
	},
);
