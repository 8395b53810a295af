import { type FailedMail, urls } from "@site/shared-data";
import { formatDateTime } from "@site/shared-data/dates";
import { Button, TextLink } from "@site/shared-ui";
import { useId } from "react";
import { FailedMails, Reason } from "./SystemScreen.styles.ts";

interface FailedMailListProps {
	failed: readonly FailedMail[];
	onRetry: (ids: number[]) => void;
}

/** The mails that could not be delivered, each with its reason and "Try again". */
export function FailedMailList({ failed, onRetry }: FailedMailListProps) {
	const id = useId();
	if (failed.length === 0) return null;
	return (
		<>
			<FailedMails aria-label="Mails that could not be delivered">
				{failed.map((mail) => (
					<li key={mail.id}>
						<div id={`${id}-${mail.id}`}>
							{mail.kind === "notice" ? "Notice of " : "Receipt for "}
							<TextLink to={toUrl[mail.inbox](mail.entryId)}>
								{mail.inbox === "contacts" ? "a message" : "a hire request"}
							</TextLink>
							, {formatDateTime(mail.createdAt)}
							<Reason>{mail.error ?? "The mailer ended while it sent this mail."}</Reason>
							<Reason>{describeAttempts(mail)}</Reason>
						</div>
						<Button size="small" aria-describedby={`${id}-${mail.id}`} onClick={() => onRetry([mail.id])}>
							Try again
						</Button>
					</li>
				))}
			</FailedMails>
			{failed.length > 1 && (
				<div>
					<Button size="small" onClick={() => onRetry(failed.map(({ id }) => id))}>
						Try all {failed.length} again
					</Button>
				</div>
			)}
		</>
	);
}

const toUrl = { contacts: urls.admin.contact, hireRequests: urls.admin.hireRequest };

const describeAttempts = ({ attempts, nextAttemptAt }: FailedMail) =>
	nextAttemptAt === null
		? `Given up after ${attempts} attempts.`
		: `Attempt ${attempts}; the next one ${formatDateTime(nextAttemptAt)}.`;
