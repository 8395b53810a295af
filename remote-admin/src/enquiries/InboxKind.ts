import type { EnquiryEntity, selectedParams } from "@site/shared-data";
import type { ReactNode } from "react";
import type { Nouns } from "../mutations/describeBulkResult.ts";
import type { Mark } from "../table/status/Status.tsx";
import type { BoardRules } from "./board/boardPage.ts";

export interface InboxRow<Status extends string> {
	id: string;
	status: Status;
	createdAt: Date;
	followUpOn: string | null;
	value?: number | null;
	contactId?: string | null;
}

export interface InboxKind<Entry extends InboxRow<Status>, Status extends string> {
	name: keyof typeof selectedParams;
	entity: EnquiryEntity;
	title: string;
	nouns: Nouns;
	deletionNouns: Nouns;
	idPrefix: string;
	url: string;
	exportName: string;
	searchLabel: string;
	statuses: Record<Status, { label: string; mark: Mark }>;
	newStatus: Status;
	isUnanswered: (entry: Entry) => boolean;
	describe: (entry: Entry) => {
		name: string;
		email: string;
		subject: string;
		about: ReactNode;
		text: string;
		replySubject: string;
	};
	/** "The message from Sari", at the beginning of a sentence. */
	nameOf: (entry: Entry) => string;
	/** The words for a status in toasts, and for the previous ones if the change can be undone. */
	describeStatus: (status: Status) => { now: string; could: string };
	undoDescription?: { now: string; could: string };
	columns: {
		name: { id: string; header: string };
		about: { id: string; header: string };
		createdAt: { header: string };
		statusWidth: string;
		actionsWidth?: string;
	};
	bulkStatuses: readonly { status: Status; label: string }[];
	seenStatus?: Status;
	answeredStatus?: { status: Status; rowLabel: string; dialogLabel: string };
	replied: { status: Status; question: string };
	notFound: string;
	empty: { title: string; children: string };
	/** The board, if there is one, and the lines of a card below the sender. */
	board?: BoardRules<Status> & { lines: (entry: Entry, now: number) => ReactNode };
	dialog: (
		entry: Entry,
		parts: { emailLink: ReactNode; setStatus: (status: Status) => void },
	) => {
		title: string;
		facts?: { term: string; detail: ReactNode }[];
		body: ReactNode;
	};
}
