import type { ContactMessage } from "@site/shared-data";
import { formatMoment } from "@site/shared-data/dates";
import { Button, IconButton, TextLink } from "@site/shared-ui";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import { Dialog } from "@site/shared-ui/Dialog";
import type { ReactNode } from "react";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import { AtStart, Facts, Letter, Promised, ReplyLink, Rule } from "../inbox/Letter.styles.ts";
import { replyAddress } from "../inbox/replyAddress.ts";
import { Status } from "../status/Status.tsx";
import { Waiting } from "../waiting/Waiting.tsx";
import { promiseLeft } from "../waiting/waitingSince.ts";
import { contactStatus } from "./contactStatus.ts";

interface ContactDialogProps {
	open: boolean;
	contact: ContactMessage;
	now: number;
	/** Its place among the others, and the way to them. */
	steps: ReactNode;
	onClose: () => void;
	onReplied: () => void;
	onDelete: () => void;
}

/** A message whole, and what can be done with it. */
export function ContactDialog({ open, contact, now, steps, onClose, onReplied, onDelete }: ContactDialogProps) {
	const { name, email, subject, message, createdAt, status } = contact;
	const reply = replyAddress(email, `Re: ${subject}`);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={subject}
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
					{status !== "replied" && <Button onClick={onReplied}>Mark as Replied</Button>}
					<ReplyLink href={reply}>
						<AdminIcon name="reply" />
						Reply via Email
					</ReplyLink>
				</>
			}
		>
			<Facts>
				<DescriptionList
					layout="columns"
					facts={[
						{ term: "Name", detail: name },
						{ term: "Email", detail: <TextLink href={reply}>{email}</TextLink> },
						{ term: "Received", detail: <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time> },
						{ term: "Status", detail: <Status mark={contactStatus[status].mark}>{contactStatus[status].label}</Status> },
					]}
				/>
			</Facts>
			<Rule />
			<Letter>{message}</Letter>
			{status !== "replied" && (
				<Promised>
					<Waiting since={createdAt} now={now} />
					{promiseLeft(createdAt, now)}
				</Promised>
			)}
		</Dialog>
	);
}
