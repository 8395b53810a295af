import type { ReplyTemplate } from "@site/shared-data";
import { Button, IconButton, TextLink } from "@site/shared-ui";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import { Dialog } from "@site/shared-ui/Dialog";
import { Row } from "@site/shared-ui/layout";
import { type ReactNode, useRef } from "react";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import type { Result } from "../results/Result.ts";
import { EnquirySections } from "./enquiry/EnquirySections.tsx";
import { AtStart, Facts } from "./InboxDialog.styles.ts";
import type { InboxKind, InboxRow } from "./InboxKind.ts";
import { ReplyBanner, ReplyButtons } from "./reply/ReplyButtons.tsx";
import { useReply } from "./reply/useReply.ts";
import { ResponseTimer } from "./response-time/ResponseTimer.tsx";
import { describeTimeLeft } from "./response-time/responseTime.ts";

interface InboxDialogProps<Entry extends InboxRow<Status>, Status extends string> {
	kind: InboxKind<Entry, Status>;
	open: boolean;
	entry: Entry;
	now: number;
	steps: ReactNode;
	templates: Promise<Result<ReplyTemplate[]>>;
	onClose: () => void;
	onSetStatus: (status: Status) => void;
	onDelete: () => void;
}

export function InboxDialog<Entry extends InboxRow<Status>, Status extends string>(props: InboxDialogProps<Entry, Status>) {
	const { kind, open, entry, now, steps, templates, onClose, onSetStatus, onDelete } = props;
	const isUnanswered = kind.isUnanswered(entry);
	const { name, email, subject, replySubject } = kind.describe(entry);
	const reply = useReply({ id: entry.id, email, subject: replySubject, values: { name, service: subject } }, isUnanswered);
	const replyLink = useRef<HTMLAnchorElement>(null);
	const emailLink = (
		<TextLink href={reply.url} onClick={reply.start}>
			{email}
		</TextLink>
	);
	const { title, facts, body } = kind.dialog(entry, { emailLink, setStatus: onSetStatus });
	const { answeredStatus } = kind;
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
					<ReplyBanner
						reply={reply}
						link={replyLink}
						question={kind.replied.question}
						onReplied={() => onSetStatus(kind.replied.status)}
					/>
					<AtStart>
						<IconButton label="Delete" title="Delete" onClick={onDelete}>
							<AdminIcon name="trash" />
						</IconButton>
					</AtStart>
					<Button onClick={onClose}>Close</Button>
					{answeredStatus && isUnanswered && (
						<Button onClick={() => onSetStatus(answeredStatus.status)}>{answeredStatus.dialogLabel}</Button>
					)}
					<ReplyButtons reply={reply} link={replyLink} templates={templates} />
				</>
			}
		>
			{facts && (
				<Facts>
					<DescriptionList layout="columns" facts={facts} />
				</Facts>
			)}
			{body}
			{isUnanswered && (
				<Row as="p" $wrap $align="center" $gap="1 4" $top={4} $size="sm" $tone="text-3">
					<ResponseTimer since={entry.createdAt} now={now} />
					{describeTimeLeft(entry.createdAt, now)}
				</Row>
			)}
			<EnquirySections key={entry.id} entity={kind.entity} entry={entry} email={email} />
		</Dialog>
	);
}
