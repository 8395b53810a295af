import type { MailReport } from "@site/shared-data";
import { formatDateTime } from "@site/shared-data/dates";
import { LoadingState, Notice, Skeleton } from "@site/shared-ui";
import { Checkbox } from "@site/shared-ui/Checkbox";
import { useFetcher } from "@site/shared-ui/router";
import { StatusMark } from "@site/shared-ui/StatusMark";
import { useId } from "react";
import { errorReason } from "../errorReason.ts";
import { BlockHead, BlockTitle } from "../layout/BlockHead.styles.ts";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { FailedMailList } from "./FailedMailList.tsx";
import { Part, Remarks } from "./SystemScreen.styles.ts";
import type { MailChange, systemAction } from "./systemAction.ts";

/** A mail is tried within seconds; one that waits longer has no mailer. */
const maxWaitMs = 5 * 60_000;

interface MailBlockProps {
	mail: Promise<Result<MailReport>>;
	/** The time of loading, in milliseconds. */
	now: number;
}

/** Whether the mail of enquiries leaves, what failed, and the switch for receipts. */
export function MailBlock({ mail, now }: MailBlockProps) {
	const id = useId();
	return (
		<Part aria-labelledby={id}>
			<ResultBlock result={mail} loading={loading} failure="The state of the mail could not be loaded.">
				{(report) => <Loaded id={id} report={report} now={now} />}
			</ResultBlock>
		</Part>
	);
}

function Loaded({ id, report, now }: { id: string; report: MailReport; now: number }) {
	const { submit, state, data, json } = useFetcher<typeof systemAction>();
	const change = (value: MailChange) => void submit(value, { method: "post", encType: "application/json" });
	const pending = json as MailChange | undefined;
	const { isOn, sendsReceipts, failed, nextDueAt } = report;
	const isStuck = isOn && nextDueAt !== null && now - nextDueAt.getTime() > maxWaitMs;
	// A receipt to a mistyped address is nothing to mend.
	const isFailing = isStuck || failed.some(({ kind }) => kind === "notice");
	return (
		<>
			<BlockHead>
				<BlockTitle id={id}>Mail</BlockTitle>
				{isOn && isFailing && (
					<StatusMark shape="cross" tone="danger">
						Failing
					</StatusMark>
				)}
				{isOn && !isFailing && (
					<StatusMark shape="disc" tone="ok">
						Sending
					</StatusMark>
				)}
				{!isOn && <StatusMark shape="ring">Off</StatusMark>}
			</BlockHead>
			<Remarks>
				{!isOn && (
					<Notice tone="info">
						<strong>No mail leaves this site.</strong> Its server has no SMTP_URL, so new messages and requests are found in their
						lists only.
					</Notice>
				)}
				{isStuck && (
					<Notice tone="warn">
						<strong>The mailer does not run.</strong> A mail is due since {formatDateTime(nextDueAt)}. Start the site again with
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
					hint="A short receipt, once a day for a mailbox, without anything that was written."
					checked={pending && "sendsReceipts" in pending ? pending.sendsReceipts : sendsReceipts}
					onChange={({ target }) => change({ sendsReceipts: target.checked })}
				/>
			</Remarks>
		</>
	);
}

const loading = (
	<LoadingState label="Loading the state of the mail…">
		<Skeleton width="40%" height="1.25rem" />
	</LoadingState>
);
