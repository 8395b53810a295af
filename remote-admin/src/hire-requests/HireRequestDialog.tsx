import type { HireRequest, HireRequestStatus } from "@site/shared-data";
import { formatMoment } from "@site/shared-data/dates";
import { Button, IconButton, TextLink } from "@site/shared-ui";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import { Dialog } from "@site/shared-ui/Dialog";
import type { ReactNode } from "react";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import { AtStart, Facts, Letter, LetterTitle, Promised, ReplyLink } from "../inbox/Letter.styles.ts";
import { replyAddress } from "../inbox/replyAddress.ts";
import { Waiting } from "../waiting/Waiting.tsx";
import { promiseLeft } from "../waiting/waitingSince.ts";
import { StatusRoom } from "./HireRequestDialog.styles.ts";
import { StatusButtons } from "./StatusButtons.tsx";

interface HireRequestDialogProps {
	open: boolean;
	request: HireRequest;
	now: number;
	/** Its place among the others, and the way to them. */
	steps: ReactNode;
	onClose: () => void;
	onSet: (status: HireRequestStatus) => void;
	onDelete: () => void;
}

/** A hire request whole, its status, and what can be done with it. */
export function HireRequestDialog({ open, request, now, steps, onClose, onSet, onDelete }: HireRequestDialogProps) {
	const { clientName, clientEmail, projectType, budgetRange, timeline, createdAt, status } = request;
	const reply = replyAddress(clientEmail, `Re: ${projectType} Project`);
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={clientName}
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
						{ term: "Email", detail: <TextLink href={reply}>{clientEmail}</TextLink> },
						{ term: "Project type", detail: projectType },
						{ term: "Budget range", detail: budgetRange },
						{ term: "Timeline", detail: timeline },
						{ term: "Submitted", detail: <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time> },
					]}
				/>
			</Facts>
			<StatusRoom>
				<StatusButtons status={status} onSet={onSet} />
			</StatusRoom>
			<LetterTitle>Project description</LetterTitle>
			<Letter>{request.projectDescription}</Letter>
			{request.additionalRequirements && (
				<>
					<LetterTitle>Additional requirements</LetterTitle>
					<Letter>{request.additionalRequirements}</Letter>
				</>
			)}
			{status === "pending" && (
				<Promised>
					<Waiting since={createdAt} now={now} />
					{promiseLeft(createdAt, now)}
				</Promised>
			)}
		</Dialog>
	);
}
