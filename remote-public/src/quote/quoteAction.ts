import { type ClientAnswer, DataError, publicRepositoriesContext, type QuoteReader } from "@site/shared-data";
import { type ActionFunctionArgs, data, redirect } from "@site/shared-ui/router";
import { quoteTexts } from "./quoteTexts.ts";

export type QuoteFailure = keyof (typeof quoteTexts)["en"]["failures"];

/** The result of a form that stored nothing; `values` keeps what was typed. */
export interface QuoteActionData {
	failure: QuoteFailure;
	values: Record<string, string>;
}

const statuses: Partial<Record<QuoteFailure, number>> = { name: 422, question: 422, changed: 409, timeTaken: 409, tooMany: 429 };

/** Stores the client's answer or question; the redirect keeps a reload from sending it again. */
export async function quoteAction({ request, params, context }: ActionFunctionArgs) {
	const { quotes, contacts } = context.get(publicRepositoriesContext);
	const form = await request.formData();
	const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value).replace(/\r\n?/g, "\n")]));
	const { pathname } = new URL(request.url);
	const token = params.token ?? "";
	try {
		if (!quotes) throw new DataError("unavailable", "Only the server answers quotes");
		if (values.answer === "ask") {
			const quote = await quotes.read(token);
			if (!quote?.number) return data(null, { status: 404 });
			const { clientName: name, clientEmail: email, number, title, language } = quote;
			const subject = `${quoteTexts[language].quote} ${number}: ${title}`;
			await contacts.send({ name, email, subject, message: values.question ?? "" });
			return redirect(`${pathname}?asked=1`, 303);
		}
		const seen = Number.parseInt(values.answers ?? "", 10);
		await quotes.answer(token, toAnswer(values), Number.isNaN(seen) ? undefined : seen);
		return redirect(pathname, 303);
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		if (error.kind === "not-found") return data(null, { status: 404 });
		const failure = quotes ? await failureOf(error, values, quotes, token) : "other";
		return data<QuoteActionData>({ failure, values }, { status: statuses[failure] ?? 503 });
	}
}

function toAnswer({ answer, name = "", time, reason }: Record<string, string>): ClientAnswer {
	if (answer === "accept") return { answer, name, chosenTime: time || null };
	return answer === "take_back" ? { answer } : { answer: "decline", note: reason ?? "" };
}

/** A conflict while the quote still waits for an answer is about the chosen time. */
async function failureOf(
	{ kind }: DataError,
	{ answer, time, answers }: Record<string, string>,
	quotes: QuoteReader,
	token: string,
): Promise<QuoteFailure> {
	if (kind === "too-many") return "tooMany";
	if (kind === "invalid") return answer === "accept" ? "name" : answer === "ask" ? "question" : "other";
	if (kind !== "conflict") return "other";
	const quote = await quotes.read(token).catch(() => null);
	return time && quote?.status === "sent" && String(quote.answers) === answers ? "timeTaken" : "changed";
}
