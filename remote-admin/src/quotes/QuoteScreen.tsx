import { type Invoice, type Quote, urls } from "@site/shared-data";
import { formatAmount } from "@site/shared-data/amounts";
import { formatDay } from "@site/shared-data/dates";
import { lineAmount, quoteNumber, quotePaths } from "@site/shared-data/quotes";
import { Button, Notice, TextLink } from "@site/shared-ui";
import { ConfirmDialog } from "@site/shared-ui/ConfirmDialog";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import { Stack, Text } from "@site/shared-ui/layout";
import { useNavigate } from "@site/shared-ui/router";
import { useState } from "react";
import { errorReason } from "../errorReason.ts";
import { Block } from "../layout/Block.tsx";
import { Moment } from "../layout/Moment.tsx";
import { PageHead } from "../layout/PageHead.tsx";
import { useMoney } from "../layout/useSite.ts";
import { PersonData } from "../people/PersonData.tsx";
import type { ResultError } from "../results/Result.ts";
import { Invoices } from "./Invoices.tsx";
import { LinkNotice } from "./LinkNotice.tsx";
import { Lines } from "./Quotes.styles.ts";
import { QuoteTotals } from "./QuoteTotals.tsx";
import { QuoteStatus } from "./quoteStates.tsx";
import { type SentLink, useQuoteStep } from "./useQuoteStep.ts";

interface QuoteScreenProps {
	quote: Quote;
	invoices: Invoice[];
	link: SentLink | null;
	onSent: (link: SentLink) => void;
}

/** A quote that was sent: its content, its answer, its invoices, and the steps that its status allows. */
export function QuoteScreen({ quote, invoices, link, onSent }: QuoteScreenProps) {
	const { id, status } = quote;
	const navigate = useNavigate();
	const { take, sendQuote } = useQuoteStep();
	const [busy, setBusy] = useState<string | null>(null);
	const [isWithdrawing, setIsWithdrawing] = useState(false);
	const [error, setError] = useState("");

	async function run<T>(step: string, failure: string, result: Promise<{ status: "success"; data: T } | ResultError>) {
		setBusy(step);
		setError("");
		const ended = await result;
		setBusy(null);
		if (ended.status === "success") return ended.data;
		setError(`${failure} ${errorReason(ended.kind)}`);
		return undefined;
	}
	async function replaceLink() {
		const made = await run("link", "The link was not replaced.", sendQuote(id, { replaces: true }));
		if (made) onSent(made);
	}
	async function revise() {
		const draft = await run("revise", "The quote was not revised.", take<string>(id, { step: "revise" }));
		if (draft) void navigate(quotePaths.quote(draft));
	}
	async function withdraw() {
		const withdrawn = await run("withdraw", "The quote was not withdrawn.", take(id, { step: "withdraw" }));
		if (withdrawn) setIsWithdrawing(false);
	}
	const name = `Quote ${quoteNumber(quote)}`;
	return (
		<>
			<PageHead
				title={name}
				note={<QuoteStatus quote={quote} />}
				actions={
					<>
						{status !== "withdrawn" && (
							<Button busy={busy === "link"} onClick={() => void replaceLink()}>
								New link
							</Button>
						)}
						{(status === "sent" || status === "declined") && (
							<Button
								onClick={() => {
									setError("");
									setIsWithdrawing(true);
								}}
							>
								Withdraw
							</Button>
						)}
						{status !== "accepted" && (
							<Button busy={busy === "revise"} onClick={() => void revise()}>
								Revise
							</Button>
						)}
					</>
				}
			/>
			<Stack $gap={6} $top={4} $maxWidth="content">
				{error && !isWithdrawing && <Notice tone="danger">{error}</Notice>}
				{link && <LinkNotice key={link.url} link={link} />}
				<DescriptionList layout="columns" facts={factsOf(quote)} />
				<Content quote={quote} />
				{status === "accepted" && <Invoices quote={quote} invoices={invoices} />}
				<Block title="Everything of this client">
					<PersonData email={quote.clientEmail} listPath={quotePaths.list()} />
				</Block>
			</Stack>
			<ConfirmDialog
				open={isWithdrawing}
				title="Withdraw quote?"
				item={name}
				confirmLabel="Withdraw"
				busy={busy === "withdraw"}
				error={error}
				onConfirm={() => void withdraw()}
				onCancel={() => setIsWithdrawing(false)}
			>
				Its page will say that the quote is withdrawn, and nobody can accept it. This cannot be undone.
			</ConfirmDialog>
		</>
	);
}

const moment = (at: Date | string | null) => at && <Moment at={new Date(at)} />;

const factsOf = (quote: Quote) => [
	{
		term: "Client",
		detail: (
			<>
				{quote.clientName}, <TextLink href={`mailto:${quote.clientEmail}`}>{quote.clientEmail}</TextLink>
			</>
		),
	},
	{ term: "Title", detail: quote.title },
	{ term: "Language", detail: quote.language === "id" ? "Indonesian" : "English" },
	{ term: "Valid until", detail: formatDay(quote.validUntil) },
	{ term: "Sent", detail: moment(quote.sentAt) },
	{ term: "Seen", detail: quote.viewedAt ? moment(quote.viewedAt) : "Not yet" },
	{ term: quote.status === "declined" ? "Declined" : "Answered", detail: moment(quote.answeredAt) },
	{ term: "Accepted by", detail: quote.acceptedName },
	{ term: "Reason", detail: quote.answerNote },
	{ term: "Call", detail: moment(quote.chosenTime) },
	{
		term: "Hire request",
		detail: quote.hireRequestId && <TextLink to={urls.admin.hireRequest(quote.hireRequestId)}>Open the request</TextLink>,
	},
];

function Content({ quote: { lines, discount, terms, payment, callTimes, currency } }: { quote: Quote }) {
	const money = useMoney(currency);
	const { language } = money;
	return (
		<>
			<Block title="Offer">
				<Lines>
					{lines.map((line, at) => (
						<li key={at}>
							<div>
								<Text $weight="medium">{line.title}</Text>
								{line.description && (
									<Text $size="sm" $tone="text-2" $whiteSpace="pre-wrap">
										{line.description}
									</Text>
								)}
								<Text $size="sm" $tone="text-3">
									{line.quantity.toLocaleString(language)} × {formatAmount(line.unitPrice, money)}
								</Text>
							</div>
							<span>{formatAmount(lineAmount(line), money)}</span>
						</li>
					))}
				</Lines>
				<QuoteTotals lines={lines} discount={discount} money={money} />
			</Block>
			<PlainText title="Terms" text={terms} />
			<PlainText title="Payment" text={payment} />
			{callTimes.length > 0 && (
				<Block title="Times for a call">
					<Stack as="ul" $gap={1} $padTop={3}>
						{callTimes.map((time) => (
							<li key={time}>{moment(time)}</li>
						))}
					</Stack>
				</Block>
			)}
		</>
	);
}

const PlainText = ({ title, text }: { title: string; text: string }) =>
	text !== "" && (
		<Block title={title}>
			<Text $padTop={3} $whiteSpace="pre-wrap" $breaks>
				{text}
			</Text>
		</Block>
	);
