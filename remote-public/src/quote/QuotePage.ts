import type { QuoteDocument } from "@site/shared-data";
import type { Money } from "@site/shared-data/amounts";
import type { QuoteActionData } from "./quoteAction.ts";

/** The data of a quote's page. */
export interface QuotePage {
	quote: QuoteDocument;
	token: string;
	/** The name of the site's owner. */
	owner: string;
	timeZone: string;
	money: Money;
	/** A question was just sent; the URL keeps it, so a later `result` replaces it. */
	wasAsked?: boolean;
	result?: QuoteActionData | undefined;
}
