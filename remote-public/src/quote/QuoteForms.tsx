import { quoteAnswerRules } from "@site/shared-data/quotes";
import { contactRules } from "@site/shared-data/rules";
import { Button } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Input, Textarea } from "@site/shared-ui/Input";
import { Row, Text } from "@site/shared-ui/layout";
import type { ReactNode } from "react";
import { CallTime } from "./CallTime.tsx";
import type { QuotePage } from "./QuotePage.ts";
import { Choices, Form } from "./QuoteSheet.styles.ts";
import { quoteTexts } from "./quoteTexts.ts";

/** Accept or decline. A refused form keeps what was typed. */
export function AnswerForms({ quote, timeZone, result }: QuotePage) {
	const { language, callTimes, answers } = quote;
	const texts = quoteTexts[language];
	const { name, time, reason } = result?.values ?? {};
	return (
		<>
			<AnswerForm answer="accept" answers={answers} title={texts.yourAnswer}>
				<Field label={texts.name} hint={texts.nameHint}>
					<Input name="name" required maxLength={quoteAnswerRules.name.max} autoComplete="name" defaultValue={name} />
				</Field>
				{/* Required: no radio is checked when the chosen time was taken. */}
				{callTimes.length > 0 && (
					<Choices>
						<legend>{texts.times}</legend>
						{[...callTimes, ""].map((moment) => (
							<label key={moment}>
								<input type="radio" name="time" required value={moment} defaultChecked={moment === (time ?? "")} />
								{moment ? <CallTime time={moment} language={language} timeZone={timeZone} /> : texts.noTime}
							</label>
						))}
					</Choices>
				)}
				<Row>
					<Button type="submit" variant="primary">
						{texts.accept}
					</Button>
				</Row>
			</AnswerForm>
			<AnswerForm answer="decline" answers={answers}>
				<Field label={`${texts.reason} (${texts.optional})`}>
					<Textarea name="reason" rows={2} maxLength={quoteAnswerRules.note.max} defaultValue={reason} />
				</Field>
				<Row>
					<Button type="submit">{texts.decline}</Button>
				</Row>
			</AnswerForm>
		</>
	);
}

export function TakeBackForm({ quote }: QuotePage) {
	const texts = quoteTexts[quote.language];
	return (
		<AnswerForm answer="take_back" answers={quote.answers}>
			<Text $tone="text-2">{texts.takeBackHint}</Text>
			<Row>
				<Button type="submit">{texts.takeBack}</Button>
			</Row>
		</AnswerForm>
	);
}

/** A question becomes a message in the owner's inbox. */
export function QuestionForm({ quote, result }: QuotePage) {
	const texts = quoteTexts[quote.language];
	return (
		<AnswerForm answer="ask" answers={quote.answers}>
			<Field label={texts.question}>
				<Textarea name="question" rows={3} required maxLength={contactRules.message.max} defaultValue={result?.values.question} />
			</Field>
			<Row>
				<Button type="submit">{texts.ask}</Button>
			</Row>
		</AnswerForm>
	);
}

interface AnswerFormProps {
	answer: string;
	/** The count of answers that this page shows, so that an older page is refused. */
	answers: number;
	title?: string;
	children: ReactNode;
}

const AnswerForm = ({ answer, answers, title, children }: AnswerFormProps) => (
	<Form method="post">
		{title && (
			<Text as="h2" $font="serif" $size="xl">
				{title}
			</Text>
		)}
		<input type="hidden" name="answer" value={answer} />
		<input type="hidden" name="answers" value={answers} />
		{children}
	</Form>
);
