import { countCharacters } from "../rules/characters.ts";
import { isDay, isEmail, isOneLine, isWebUrl, trimText } from "../rules/formats.ts";
import { type FieldErrors, isInRange, type Rules, validate } from "../rules/validate.ts";
import type { OpenQuotes, Quote, QuoteDraft, QuoteLanguage, QuoteLine, QuoteSettingsDraft } from "./Quote.ts";

/** The rules for the fields of a quote, as in the database; lengths in characters. */
export const quoteRules = {
	clientName: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	clientEmail: { required: true, max: 254, format: [isEmail, "not-an-email"] },
	title: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	lines: { most: 50 },
	discount: { range: [0, 1_000_000_000_000] },
	terms: { max: 10_000 },
	payment: { max: 2_000 },
	callTimes: { most: 3 },
	validUntil: { required: true, format: [isDay, "not-a-day"] },
} as const satisfies Rules<QuoteDraft>;

export const quoteLineRules = {
	title: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	description: { max: 2_000 },
	quantity: { range: [0.01, 100_000] },
	unitPrice: { range: [0, 1_000_000_000_000] },
} as const satisfies Rules<QuoteLine>;

/** The rules of the client's answer. */
export const quoteAnswerRules = { name: { required: true, max: 200 }, note: { max: 2_000 } } as const;

/** The amount of a line in whole rupiah. */
export const lineAmount = ({ quantity, unitPrice }: Pick<QuoteLine, "quantity" | "unitPrice">): number =>
	// A quantity has two decimals, and products of halves must not lose a rupiah to binary fractions.
	Math.round((Math.round(quantity * 100) * unitPrice) / 100);

/** The sum of the lines less the discount, as the database computes it. */
export const quoteTotal = ({ lines, discount }: { lines: readonly QuoteLine[]; discount: number }): number =>
	lines.reduce((sum, line) => sum + lineAmount(line), 0) - discount;

export function summarizeOpen(quotes: readonly Pick<Quote, "currency" | "total">[]): OpenQuotes {
	const sums = new Map<string, number>();
	for (const { currency, total } of quotes) sums.set(currency, (sums.get(currency) ?? 0) + total);
	const totals = [...sums].sort().map(([currency, total]) => ({ currency, total }));
	return { count: quotes.length, totals };
}

/** The noun in the languages of quotes. */
export const quoteWord = { en: "Quote", id: "Penawaran" } as const;

const locales = { en: "en-GB", id: "id-ID" } as const;

/** The time of a call in a zone: "Sabtu, 5 Januari pukul 10.00 WIB". */
export const formatCallTime = (time: string, language: QuoteLanguage, timeZone: string): string =>
	new Date(time).toLocaleString(locales[language], {
		weekday: "long",
		day: "numeric",
		month: "long",
		hour: "2-digit",
		minute: "2-digit",
		timeZone,
		timeZoneName: "short",
	});

/** "2026-001b", or null for a quote that was never sent. */
export const quoteNumber = ({ number, revisionLetter }: Pick<Quote, "number" | "revisionLetter">): string | null =>
	number && number + revisionLetter;

/** Validates the given fields of a quote; returns the invalid ones. */
export function validateQuote(draft: Partial<QuoteDraft>): FieldErrors<QuoteDraft> {
	const problems = validate<QuoteDraft>(draft, quoteRules);
	const { lines, discount = 0, callTimes = [] } = draft;
	if (!isInRange(discount, quoteRules.discount.range)) problems.discount = "not-an-amount";
	if (callTimes.length > quoteRules.callTimes.most) problems.callTimes = "too-many";
	if (!lines) return problems;
	if (lines.length === 0) problems.lines = "missing";
	else if (lines.length > quoteRules.lines.most) problems.lines = "too-many";
	else if (lines.some((line) => problemOfLine(line))) problems.lines = "out-of-range";
	else if (!problems.discount) {
		const total = quoteTotal({ lines, discount });
		if (total < 0) problems.discount = "out-of-range";
		if (total > quoteRules.discount.range[1]) problems.lines = "out-of-range";
	}
	return problems;
}

/** The first invalid field of a line. */
export function problemOfLine(line: QuoteLine): keyof QuoteLine | undefined {
	const { title, description, quantity, unitPrice } = line;
	const { range } = quoteLineRules.quantity;
	if (Object.keys(validate({ title: trimText(title) }, { title: quoteLineRules.title })).length > 0) return "title";
	if (countCharacters(description) > quoteLineRules.description.max) return "description";
	if (!(quantity >= range[0] && quantity <= range[1] && Number(quantity.toFixed(2)) === quantity)) return "quantity";
	return isInRange(unitPrice, quoteLineRules.unitPrice.range) ? undefined : "unitPrice";
}

export const quoteSettingsRules = {
	terms: { max: 10_000 },
	payment: { max: 2_000 },
	paymentImage: { format: [isWebUrl, "not-a-url"] },
	validDays: { range: [1, 365] },
} as const satisfies Rules<QuoteSettingsDraft>;

/** Validates the given settings of quotes; returns the invalid ones. */
export function validateQuoteSettings(draft: Partial<QuoteSettingsDraft>): FieldErrors<QuoteSettingsDraft> {
	const problems = validate<QuoteSettingsDraft>(draft, quoteSettingsRules);
	const { validDays = 1 } = draft;
	if (!isInRange(validDays, quoteSettingsRules.validDays.range)) problems.validDays = "out-of-range";
	return problems;
}
