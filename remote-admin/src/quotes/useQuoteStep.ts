import { quotePaths } from "@site/shared-data/quotes";
import { errorReason } from "../errorReason.ts";
import { useMutationQueue } from "../mutations/MutationProvider.tsx";
import type { Result, ResultError } from "../results/Result.ts";
import type { QuoteStep } from "./quoteAction.ts";

/** The link of a quote, known only since it was sent on this page. */
export interface SentLink {
	/** Of the quote. */
	id: string;
	url: string;
	news: string;
}

/** Copies a new link; without the right to the clipboard, its page still shows it. */
async function toSentLink(id: string, token: string, byMail: boolean): Promise<SentLink> {
	const url = new URL(quotePaths.document(token), location.origin).href;
	if (byMail) return { id, url, news: "It is sent by mail." };
	const isCopied = await navigator.clipboard?.writeText(url).then(
		() => true,
		() => false,
	);
	return { id, url, news: isCopied ? "Copied to the clipboard." : "Not copied; copy it from the field." };
}

/** Takes steps of stored quotes. */
export function useQuoteStep() {
	const { send } = useMutationQueue();
	const take = <T>(id: string, step: QuoteStep) => send<T>(quotePaths.quote(id), step);
	return {
		take,
		/** Sends a draft, or with `replaces` gives a sent quote another link; the result has the link. */
		async sendQuote(id: string, { byMail = false, replaces = false } = {}): Promise<Result<SentLink>> {
			const result = await take<{ token: string }>(id, { step: "send", byMail, replaces });
			return result.status === "error" ? result : { status: "success", data: await toSentLink(id, result.data.token, byMail) };
		},
	};
}

/** The database refuses a draft only for its last day. */
export const sendError = ({ kind }: ResultError): string =>
	`The quote was not sent. ${kind === "invalid" ? "Its last day is over: choose a later one under “Valid until”." : errorReason(kind)}`;
