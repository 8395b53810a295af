import { defaultSettings } from "../settings/defaultSettings.ts";
import { formatAmount, moneyOf, parseAmount, symbolOf, toDecimal } from "./amounts.ts";

const rupiah = { currency: "IDR", language: "id" };
const euro = { currency: "EUR", language: "de" };
const yen = { currency: "JPY", language: "en" };
const dinar = { currency: "KWD", language: "en" };

test.each([
	[2_500_000, rupiah, "Rp 2.500.000", "2.500.000", 2_500_000, "Rp"],
	[9_550, euro, "95,50 €", "95,50", 95.5, "€"],
	[123_456_789, { ...euro, language: "fr" }, "1 234 567,89 €", "1 234 567,89", 1_234_567.89, "€"],
	[12_000, yen, "¥12,000", "12,000", 12_000, "¥"],
	[9_550, dinar, "KWD 9.550", "9.550", 9.55, "KWD"],
])("%d of %j is written %j", (amount, money, text, decimal, number, symbol) => {
	expect(formatAmount(amount, money)).toBe(text);
	expect(formatAmount(amount, money, "decimal")).toBe(decimal);
	expect(toDecimal(amount, money.currency)).toBe(number);
	expect(symbolOf(money)).toBe(symbol);
	for (const typed of [text, decimal]) expect(parseAmount(typed, money)).toBe(amount);
});

test.each([
	["2.500.000", rupiah, 2_500_000],
	["Rp. 2500000", rupiah, 2_500_000],
	["rp 2 500 000,-", rupiah, 2_500_000],
	["2.500.000,00", rupiah, 2_500_000],
	["2,5 juta", rupiah, Number.NaN],
	["25 juta", rupiah, Number.NaN],
	["1.5", rupiah, Number.NaN],
	["2.50.000", rupiah, Number.NaN],
	["-5", rupiah, Number.NaN],
	["", rupiah, Number.NaN],
	["95", euro, 9_500],
	["€95.5", euro, 9_550],
	["95,50 EUR", euro, 9_550],
	["1.250", euro, 125_000],
	["1,250.00", euro, 125_000],
	["1'250.05", euro, 125_005],
	["1.250.00", euro, Number.NaN],
	["95.505", euro, 9_550_500],
	["95.5055", euro, Number.NaN],
	["1.250", dinar, 1_250],
	["2,500.750", dinar, 2_500_750],
])("%j of %j is %d", (text, money, amount) => {
	expect(parseAmount(text, money)).toBe(amount);
});

test("amounts have the site's currency, and its store's language and words", () => {
	const words = { ...defaultSettings.store.words, perMonth: "/ Monat" };
	const store = { ...defaultSettings.store, language: "de", words };
	expect(moneyOf({ currency: "EUR", store })).toEqual({ ...euro, perMonth: "/ Monat" });
});
