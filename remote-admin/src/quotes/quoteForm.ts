import type { AdminRepositories, Quote, QuoteDraft, QuoteLanguage, QuoteLine } from "@site/shared-data";
import { formatAmount, type Money, parseAmount } from "@site/shared-data/amounts";
import { quoteLineRules, quoteRules, validateQuote } from "@site/shared-data/quotes";
import { type FieldRule, trimText } from "@site/shared-data/rules";
import type { FormDefinition } from "../drafts/form/FormDefinition.ts";
import { amountExample } from "../form/amountRule.ts";
import { converted, defineFields, optionalText, rows, text, type ValuesOf } from "../form/defineFields.ts";
import type { Site } from "../layout/adminLoader.ts";
import { momentsOf, toDayAndTime } from "../publications/schedule/siteTime.ts";

const fieldsIn = ({ money, timeZone }: Site) =>
	defineFields({
		hireRequestId: optionalText("Hire request"),
		clientName: text("Client name"),
		clientEmail: text("Email"),
		title: text("Title"),
		language: converted<QuoteLanguage>("Language", String, (code) => code as QuoteLanguage),
		lines: rows(
			"Lines",
			(line: QuoteLine) => [
				line.serviceId ?? "",
				line.title,
				line.description,
				Number.isNaN(line.quantity) ? "" : line.quantity.toLocaleString(money.language, { useGrouping: false }),
				formatTyped(line.unitPrice, money),
			],
			([serviceId = "", title = "", description = "", quantity = "", unitPrice = ""]) => ({
				title,
				description,
				quantity: parseQuantity(quantity),
				unitPrice: parseAmount(unitPrice, money),
				serviceId: serviceId || null,
			}),
		),
		discount: converted<number>(
			"Discount",
			(amount) => (amount === 0 ? "" : formatTyped(amount, money)),
			(typed) => (typed.trim() === "" ? 0 : parseAmount(typed, money)),
		),
		terms: text("Terms"),
		payment: text("Payment"),
		validUntil: text("Valid until"),
		callTimes: rows(
			"Times for a call",
			(moment: string) => Object.values(moment ? toDayAndTime(new Date(moment), timeZone) : {}),
			// A time that the clocks skip is no moment.
			([day = "", time = ""]) => momentsOf({ day, time }, timeZone)[0]?.toISOString() ?? "",
		),
	});

export type QuoteValues = ValuesOf<ReturnType<typeof fieldsIn>>;

/** The amount in a text field; empty for a refused one. */
export const formatTyped = (amount: number, money: Money) => (Number.isNaN(amount) ? "" : formatAmount(amount, money, "decimal"));

/** A typed number with at most two decimals, "1,5" or "1.5"; NaN for anything else. */
export const parseQuantity = (typed: string) =>
	/^\d+([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.replace(",", ".")) : Number.NaN;

/** The form of drafts; a new one begins with the values of `start`. */
export function quoteFormIn(
	site: Site,
	start: QuoteDraft,
	newItem = "",
): FormDefinition<QuoteValues, Omit<Quote, "status">, QuoteDraft> {
	const fields = fieldsIn(site);
	return {
		noun: "quote",
		newItem,
		...fields,
		blank: () => fields.toValues(start),
		rules: { ...quoteRules, discount: { amount: amountExample(site.money.currency) } },
		validate(draft) {
			const problems = validateQuote(draft);
			if (draft.callTimes.includes("")) problems.callTimes = "not-a-day";
			return problems;
		},
	};
}

/** The rules of a line's texts. */
export const lineTextRules = (money: Money) =>
	({
		title: quoteLineRules.title,
		description: quoteLineRules.description,
		quantity: {
			required: true,
			range: quoteLineRules.quantity.range,
			amount: { unit: "", example: "", hasDecimals: true },
			format: [(typed) => isWithin(parseQuantity(typed), quoteLineRules.quantity.range), "out-of-range"],
		},
		unitPrice: {
			required: true,
			amount: amountExample(money.currency),
			format: [(typed) => isWithin(parseAmount(typed, money), quoteLineRules.unitPrice.range), "not-an-amount"],
		},
	}) satisfies Record<string, FieldRule>;

const isWithin = (number: number, [min, max]: readonly [number, number]) => number >= min && number <= max;

/** Stores drafts. A quote that was sent meanwhile is none, so that a save does not try again. */
export const draftsIn = ({ quotes }: AdminRepositories) => ({
	async get(id: string) {
		const quote = await quotes.get(id);
		return quote?.status === "draft" ? quote : null;
	},
	create: (draft: QuoteDraft, key?: string) => quotes.create(draft, key),
	// The hire request is set only once.
	save: (id: string, { hireRequestId: _hireRequestId, ...draft }: Partial<QuoteDraft>, revision: string) =>
		quotes.save(id, draft, revision),
});

/** A text without line breaks, for a title. */
export const toTitle = (line: string) => trimText(line.replaceAll(/\s+/g, " ")).slice(0, quoteRules.title.max);
