import { type FailedMail, type MailReport, urls } from "@site/shared-data";
import { quotePaths } from "@site/shared-data/quotes";
import { Button, LoadingState, Notice, Skeleton, TextLink } from "@site/shared-ui";
import { Checkbox } from "@site/shared-ui/Checkbox";
import { Row, Stack, Text } from "@site/shared-ui/layout";
import { useFetcher } from "@site/shared-ui/router";
import { useId } from "react";
import { errorReason } from "../errorReason.ts";
import { Moment } from "../layout/Moment.tsx";
import { type Times, useTimes } from "../layout/times.ts";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { StateMark } from "../table/status/Status.tsx";
import { Part, Remarks } from "./SystemScreen.styles.ts";
import type { MailChange, systemAction } from "./systemLoader.ts";

/** Mails are sent within seconds; one that is overdue for longer has no mailer. */
const maxWaitMs = 5 * 60_000;

interface MailBlockProps {
	mail: Promise<Result<MailReport>>;
	now: number;
}

export const MailBlock = ({ mail, now }: MailBlockProps) => (
	<ResultBlock result={mail} loading={loading} failure="The state of the mail could not be loaded.">
		{(report) => <Mail report={report} now={now} />}
	</ResultBlock>
);

function Mail({ report, now }: { report: MailReport; now: number }) {
	const { submit, state, data, json } = useFetcher<typeof systemAction>();
	const change = (value: MailChange) => void submit(value, { method: "post", encType: "application/json" });
	const pending = json as MailChange | undefined;
	const { isOn, sendsReceipts, failed, nextDueAt } = report;
	const isStuck = isOn && nextDueAt !== null && now - nextDueAt.getTime() > maxWaitMs;
	// The admin cannot fix a receipt to a mistyped address.
	const isFailing = isStuck || failed.some(({ kind }) => kind === "notice");
	const isRunning = isFailing ? "Failing" : "Sending";
	return (
		<Part title="Mail" aside={<StateMark state={isOn ? isRunning : "Off"} />}>
			<Remarks>
				{!isOn && (
					<Notice tone="info">
						<strong>No mail leaves this site.</strong> Its server has no SMTP_URL, so new messages and requests are found in their
						lists only.
					</Notice>
				)}
				{isStuck && (
					<Notice tone="warn">
						<strong>The mailer does not run.</strong> A mail is due since <Moment at={nextDueAt} />. Start the site again with
						SMTP_URL, or look at the Edge Function that sends its mail.
					</Notice>
				)}
				<FailedMailList failed={failed} onRetry={(ids) => change({ retry: ids })} />
				<p role="status">
					{state === "idle" && data?.status === "success" && "retry" in data.data && "It is tried again; read again in a moment."}
				</p>
				{state === "idle" && data?.status === "error" && (
					<Notice tone="danger">
						<strong>That was not changed.</strong> {errorReason(data.kind)} Try again.
					</Notice>
				)}
				<Checkbox
					label="Thank visitors by mail"
					hint="A short receipt, at most one per mailbox and day. It repeats nothing of the message."
					checked={pending && "sendsReceipts" in pending ? pending.sendsReceipts : sendsReceipts}
					onChange={({ target }) => change({ sendsReceipts: target.checked })}
				/>
			</Remarks>
		</Part>
	);
}

function FailedMailList({ failed, onRetry }: { failed: readonly FailedMail[]; onRetry: (ids: number[]) => void }) {
	const id = useId();
	const times = useTimes();
	if (failed.length === 0) return null;
	return (
		<>
			<Stack as="ul" aria-label="Mails that could not be delivered">
				{failed.map((mail) => (
					<Row key={mail.id} as="li" $align="center" $justify="space-between" $gap={3} $pad="2 0px" $rule="bottom" $size="sm">
						<div id={`${id}-${mail.id}`}>
							{kinds[mail.kind]} <TextLink to={subjects[mail.about].to(mail.entryId)}>{subjects[mail.about].name}</TextLink>,{" "}
							<Moment at={mail.createdAt} />
							<Text $tone="text-2" $breaks>
								{mail.error ?? "The mailer ended while it sent this mail."}
							</Text>
							<Text $tone="text-2" $breaks>
								{describeAttempts(mail, times)}
							</Text>
						</div>
						<Button size="small" aria-describedby={`${id}-${mail.id}`} onClick={() => onRetry([mail.id])}>
							Try again
						</Button>
					</Row>
				))}
			</Stack>
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

const kinds = { notice: "Notice of", receipt: "Receipt for", quote: "Mail with" };
const subjects = {
	contacts: { name: "a message", to: urls.admin.contact },
	hireRequests: { name: "a hire request", to: urls.admin.hireRequest },
	quotes: { name: "a quote", to: quotePaths.quote },
};

const describeAttempts = ({ attempts, nextAttemptAt }: FailedMail, times: Times) =>
	nextAttemptAt === null
		? `Given up after ${attempts} attempts.`
		: `Attempt ${attempts}; the next one ${times.dateTime(nextAttemptAt)}.`;

const loading = (
	<Part title="Mail">
		<LoadingState label="Loading the state of the mail…">
			<Skeleton width="40%" height="1.25rem" />
		</LoadingState>
	</Part>
);
