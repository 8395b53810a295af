import { Button, IconButton, TextLink } from "@site/shared-ui";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import { Dialog } from "@site/shared-ui/Dialog";
import type { ReactNode } from "react";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { EnquirySections } from "./enquiry/EnquirySections.tsx";
import { AtStart, Facts, ReplyLink, ResponseTime } from "./InboxDialog.styles.ts";
import type { InboxKind, InboxRow } from "./InboxKind.ts";
import { replyUrl } from "./replyUrl.ts";
import { ResponseTimer } from "./response-time/ResponseTimer.tsx";
import { describeTimeLeft } from "./response-time/responseTime.ts";

interface InboxDialogProps<Entry extends InboxRow<Status>, Status extends string> {
	kind: InboxKind<Entry, Status>;
	open: boolean;
	entry: Entry;
	now: number;
	/** Its position in the list, and buttons to its neighbours. */
	steps: ReactNode;
	onClose: () => void;
	onSetStatus: (status: Status) => void;
	onDelete: () => void;
}

/** A full contact message or hire request with its actions. */
export function InboxDialog<Entry extends InboxRow<Status>, Status extends string>(props: InboxDialogProps<Entry, Status>) {
	const { kind, open, entry, now, steps, onClose, onSetStatus, onDelete } = props;
	const { email, replySubject } = kind.describe(entry);
	const reply = replyUrl(email, replySubject);
	const emailLink = <TextLink href={reply}>{email}</TextLink>;
	const { title, facts, body } = kind.dialog(entry, { emailLink, setStatus: onSetStatus });
	const { answeredStatus } = kind;
	const isUnanswered = kind.isUnanswered(entry);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={title}
			aside={steps}
			size="large"
			initialFocus="title"
			footer={
				<>
					<AtStart>
						<IconButton label="Delete" title="Delete" onClick={onDelete}>
							<AdminIcon name="trash" />
						</IconButton>
					</AtStart>
					<Button onClick={onClose}>Close</Button>
					{answeredStatus && isUnanswered && (
						<Button onClick={() => onSetStatus(answeredStatus.status)}>{answeredStatus.dialogLabel}</Button>
					)}
					<ReplyLink href={reply}>
						<AdminIcon name="reply" />
						Reply via Email
					</ReplyLink>
				</>
			}
		>
			<Facts>
				<DescriptionList layout="columns" facts={facts} />
			</Facts>
			{body}
			{isUnanswered && (
				<ResponseTime>
					<ResponseTimer since={entry.createdAt} now={now} />
					{describeTimeLeft(entry.createdAt, now)}
				</ResponseTime>
			)}
			<EnquirySections key={entry.id} entity={kind.entity} entry={entry} email={email} />
		</Dialog>
	);
}
