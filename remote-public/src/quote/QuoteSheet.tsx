import { formatAmount } from "@site/shared-data/amounts";
import { formatDayIn, today } from "@site/shared-data/dates";
import { lineAmount, quotePaths } from "@site/shared-data/quotes";
import { Notice, TextLink } from "@site/shared-ui";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import { Stack, Text } from "@site/shared-ui/layout";
import type { ReactNode } from "react";
import { CallTime } from "./CallTime.tsx";
import { AnswerForms, QuestionForm, TakeBackForm } from "./QuoteForms.tsx";
import type { QuotePage } from "./QuotePage.ts";
import { Plain, Sheet, Table } from "./QuoteSheet.styles.ts";
import { quoteTexts } from "./quoteTexts.ts";

/** A quote as its client reads, answers and prints it. It needs no script. */
export function QuoteSheet(props: QuotePage) {
	const { quote, owner, money, timeZone, wasAsked, result } = props;
	const { language, lines, discount, total, terms, payment, paymentImage, invoices } = quote;
	const texts = quoteTexts[language];
	const day = (moment: Date) => formatDayIn(language, today(timeZone, moment));
	const amount = (value: number) => formatAmount(value, money);
	return (
		<Sheet lang={language}>
			<Stack as="header" $gap={3}>
				<Text $tone="text-2">{owner}</Text>
				<h1 lang={language}>
					{texts.quote} {quote.number}
				</h1>
				<Text $font="serif" $size="2xl" $leading="heading">
					{quote.title}
				</Text>
				<DescriptionList
					layout="columns"
					facts={[
						{ term: texts.for, detail: quote.clientName },
						{ term: texts.sent, detail: quote.sentAt && day(quote.sentAt) },
						{ term: texts.validUntil, detail: formatDayIn(language, quote.validUntil) },
					]}
				/>
			</Stack>
			{result && <Notice tone="danger">{texts.failures[result.failure]}</Notice>}
			{wasAsked && !result && <Notice tone="ok">{texts.asked}</Notice>}
			<State {...props} day={day} amount={amount} />
			<Table>
				<caption>{texts.lines}</caption>
				<tbody>
					{lines.map((line, at) => (
						// A sent line never moves.
						<Line key={at} title={line.title} amount={amount(lineAmount(line))}>
							{line.description && <p>{line.description}</p>}
							{line.quantity !== 1 && (
								<p>
									{line.quantity.toLocaleString(language)} × {amount(line.unitPrice)}
								</p>
							)}
						</Line>
					))}
				</tbody>
				<tfoot>
					{discount > 0 && <Line title={texts.subtotal} amount={amount(total + discount)} />}
					{discount > 0 && <Line title={texts.discount} amount={`−${amount(discount)}`} />}
					<Line title={<strong>{texts.total}</strong>} amount={<strong>{amount(total)}</strong>} />
				</tfoot>
			</Table>
			{terms && <Block title={texts.terms}>{terms}</Block>}
			{(payment || paymentImage) && (
				<Block title={texts.payment}>
					{payment}
					{/* A code is read on white. */}
					{paymentImage && <img data-theme="light" src={paymentImage} alt={texts.paymentImage} />}
				</Block>
			)}
			{invoices.length > 0 && (
				<Table>
					<caption>{texts.invoices}</caption>
					<tbody>
						{invoices.map(({ number, amount: billed, dueOn, paidOn }) => (
							<Line key={number} title={number} amount={amount(billed)}>
								<p>
									{paidOn ? texts.paid : texts.due}: {formatDayIn(language, paidOn ?? dueOn)}
								</p>
							</Line>
						))}
					</tbody>
				</Table>
			)}
			{quote.status === "sent" && <AnswerForms {...props} />}
			{quote.canTakeBack && <TakeBackForm {...props} />}
			{quote.status !== "draft" && <QuestionForm {...props} />}
		</Sheet>
	);
}

/** The state of the quote, with the next step. */
function State({ quote, token, timeZone, day, amount }: QuotePage & { day: (moment: Date) => string; amount: Amount }) {
	const { status, language, acceptedName, answeredAt, chosenTime, nextToken } = quote;
	const texts = quoteTexts[language];
	if (status === "sent") return null;
	if (status === "accepted" && answeredAt) {
		return (
			<Notice tone="ok">
				<strong>{texts.agreed}.</strong> {acceptedName} {texts.states.accepted} {day(answeredAt)}:{" "}
				<Text as="span" $whiteSpace="nowrap">
					{amount(quote.total)}
				</Text>
				.
				{chosenTime && (
					<p>
						{texts.call}: <CallTime time={chosenTime} language={language} timeZone={timeZone} />.{" "}
						<TextLink href={quotePaths.call(token)}>{texts.calendar}</TextLink>
					</p>
				)}
			</Notice>
		);
	}
	return (
		<Notice tone="info">
			{texts.states[status as keyof typeof texts.states]}{" "}
			{nextToken && <TextLink href={quotePaths.document(nextToken)}>{texts.next}</TextLink>}
		</Notice>
	);
}

type Amount = (value: number) => string;

const Line = ({ title, amount, children }: { title: ReactNode; amount: ReactNode; children?: ReactNode }) => (
	<tr>
		<th scope="row">
			{title}
			{children}
		</th>
		<td>{amount}</td>
	</tr>
);

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
	<section>
		<Text as="h2" $font="serif" $size="xl" $bottom={2}>
			{title}
		</Text>
		<Plain>{children}</Plain>
	</section>
);
