import type { ReactNode } from "react";
import type { Nouns } from "../mutations/describeBulkResult.ts";
import type { Mark } from "../table/Status.tsx";
import type { selectedParams } from "./entryUrls.ts";

/** What a visitor sent, as a list holds it. */
export interface InboxRow<Status extends string> {
	id: string;
	status: Status;
	createdAt: Date;
}

/** What the admin area says of an inbox, and what tells one from another. */
export interface InboxKind<Entry extends InboxRow<Status>, Status extends string> {
	name: keyof typeof selectedParams;
	title: string;
	nouns: Nouns;
	/** What rows are called when they are to be deleted. */
	deletionNouns: Nouns;
	/** Begins the ids of the rows' links. */
	idPrefix: string;
	url: string;
	exportName: string;
	searchLabel: string;
	/** How each status is written and drawn; in the order of the filter. */
	statuses: Record<Status, { label: string; mark: Mark }>;
	/** The status of an entry that the admin has not opened. */
	newStatus: Status;
	isUnanswered: (entry: Entry) => boolean;
	/** Who wrote about what. */
	describe: (entry: Entry) => {
		name: string;
		email: string;
		/** In one line, for questions and names of rows. */
		subject: string;
		/** The same, as the list shows it. */
		about: ReactNode;
		text: string;
		replySubject: string;
	};
	/** "The message from Sari", at the beginning of a sentence. */
	nameOf: (entry: Entry) => string;
	/** How a status is spoken of, and how what was before is, where a change can be taken back. */
	wordsOf: (status: Status) => { now: string; could: string };
	undoWords?: { now: string; could: string };
	columns: {
		name: { id: string; header: string };
		about: { id: string; header: string };
		createdAt: { header: string };
		statusWidth: string;
		actionsWidth?: string;
	};
	/** The states that many rows can be given at once, and what the buttons say. */
	bulkStatuses: readonly { status: Status; label: string }[];
	/** What a row is given as soon as it is opened, from the new status. */
	seenStatus?: Status;
	/** The status with a button of its own on each row and in the dialog. */
	answeredStatus?: { status: Status; rowLabel: string; dialogLabel: string };
	/** The heading of a search that finds nothing, and of a list that holds nothing at all. */
	notFound: string;
	empty: { title: string; children: string };
	/** What the dialog shows of an entry. */
	dialog: (
		entry: Entry,
		parts: { emailLink: ReactNode; setStatus: (status: Status) => void },
	) => {
		title: string;
		facts: { term: string; detail: ReactNode }[];
		body: ReactNode;
	};
}
