import { buildQuote } from "../testing/builders.ts";
import type { QuoteDraft, QuoteLine } from "./Quote.ts";
import {
	formatCallTime,
	lineAmount,
	problemOfLine,
	quoteNumber,
	quoteTotal,
	validateQuote,
	validateQuoteSettings,
} from "./quoteRules.ts";

const text = (length: number) => "x".repeat(length);
const line: QuoteLine = { title: "Situs", description: "", quantity: 1, unitPrice: 1000, serviceId: null };
const trillion = 1_000_000_000_000;

/** The last allowed value of each limit, and the first one that is refused. */
test.each<[keyof QuoteDraft, allowed: Partial<QuoteDraft>, refused: Partial<QuoteDraft>, problem: string]>([
	["clientName", { clientName: "\u{1f375}".repeat(200) }, { clientName: " " }, "missing"],
	["clientName", { clientName: " Sari " }, { clientName: "Sari\nDewi" }, "not-one-line"],
	["clientEmail", { clientEmail: `${text(241)}@kopi.example` }, { clientEmail: `${text(242)}@kopi.example` }, "too-long"],
	["clientEmail", { clientEmail: "a@b.co" }, { clientEmail: "a@b" }, "not-an-email"],
	["title", { title: "Situs" }, { title: "Si\u2028tus" }, "not-one-line"],
	["lines", { lines: [line] }, { lines: [] }, "missing"],
	["lines", { lines: [{ ...line, unitPrice: trillion }] }, { lines: [{ ...line, unitPrice: trillion }, line] }, "out-of-range"],
	["discount", { lines: [line], discount: 1000 }, { lines: [line], discount: 1001 }, "out-of-range"],
	["discount", { discount: 1 }, { discount: 0.5 }, "not-an-amount"],
	["validUntil", { validUntil: "2028-02-29" }, { validUntil: "2027-02-29" }, "not-a-day"],
	["validUntil", { validUntil: "9999-12-31" }, { validUntil: "" }, "missing"],
])("%s has a limit with two sides (%#)", (field, allowed, refused, problem) => {
	expect(validateQuote(allowed)).toEqual({});
	expect(validateQuote(refused)).toEqual({ [field]: problem });
});

test.each<[keyof QuoteLine, allowed: Partial<QuoteLine>, refused: Partial<QuoteLine>]>([
	["title", { title: " a " }, { title: " " }],
	["title", { title: "a b" }, { title: "a\nb" }],
	["description", { description: text(2000) }, { description: text(2001) }],
	["quantity", { quantity: 0.01 }, { quantity: 0 }],
	["quantity", { quantity: 100_000 }, { quantity: 100_000.01 }],
	["quantity", { quantity: 1.25 }, { quantity: 1.255 }],
	["quantity", { quantity: 0.29 }, { quantity: Number.NaN }],
	["unitPrice", { unitPrice: 1 }, { unitPrice: 1.5 }],
])("a line's %s has a limit with two sides (%#)", (field, allowed, refused) => {
	expect(problemOfLine({ ...line, ...allowed })).toBeUndefined();
	expect(problemOfLine({ ...line, ...refused })).toBe(field);
	expect(validateQuote({ lines: [line, { ...line, ...refused }] })).toEqual({ lines: "out-of-range" });
});

test.each<[field: string, allowed: object, refused: object, problem: string]>([
	["terms", { terms: text(10_000) }, { terms: text(10_001) }, "too-long"],
	["payment", { payment: text(2000) }, { payment: text(2001) }, "too-long"],
	["paymentImage", { paymentImage: null }, { paymentImage: "javascript:alert(1)" }, "not-a-url"],
	["validDays", { validDays: 1 }, { validDays: 0 }, "out-of-range"],
	["validDays", { validDays: 365 }, { validDays: 366 }, "out-of-range"],
	["validDays", { validDays: 14 }, { validDays: 1.5 }, "out-of-range"],
])("the setting %s has a limit with two sides (%#)", (field, allowed, refused, problem) => {
	expect(validateQuoteSettings(allowed)).toEqual({});
	expect(validateQuoteSettings(refused)).toEqual({ [field]: problem });
});

test.each([
	[1, 2_500_000, 2_500_000],
	[1.5, 300_001, 450_002],
	[0.01, 49, 0],
	[0.01, 50, 1],
	[0.07, 100, 7],
	[99_999.99, 10_000_000, 999_999_900_000],
])("%d times %d is %d whole rupiah", (quantity, unitPrice, amount) => {
	expect(lineAmount({ quantity, unitPrice })).toBe(amount);
});

test("a total is the sum of rounded lines less the discount, and a number has its letter", () => {
	const half = { ...line, quantity: 0.5, unitPrice: 1 };
	expect(quoteTotal({ lines: [half, half, half], discount: 1 })).toBe(2);
	expect(quoteNumber(buildQuote())).toBeNull();
	expect(quoteNumber(buildQuote({ number: "2026-001", revisionLetter: "b" }))).toBe("2026-001b");
});

test("the time of a call has its day and its zone in words of the quote's language", () => {
	expect(formatCallTime("2030-01-05T03:00:00Z", "id", "Asia/Jakarta")).toBe("Sabtu, 5 Januari pukul 10.00 WIB");
});
