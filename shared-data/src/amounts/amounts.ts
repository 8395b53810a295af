import type { SiteSettings } from "../settings/SiteSettings.ts";

/** The format of amounts. They are stored in the smallest unit of the currency: 95.50 EUR as 9550. */
export interface Money {
	/** An ISO 4217 code. */
	currency: string;
	/** A BCP 47 tag. */
	language: string;
	/** After an amount that is paid every month: "/ bulan". */
	perMonth: string;
}

type Written = Pick<Money, "currency" | "language">;

export const moneyOf = ({ currency, store }: Pick<SiteSettings, "currency" | "store">): Money => ({
	currency,
	language: store.language,
	perMonth: store.words.perMonth,
});

/** Currencies without two decimals: ISO 4217, and rupiah without sen. Engines disagree about them in Intl. */
const decimals: Record<number, string> = {
	0: "BIF CLP DJF GNF IDR ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
	3: "BHD IQD JOD KWD LYD OMR TND",
	4: "CLF UYW",
};

/** How many digits of an amount follow the decimal point. */
export const decimalsOf = (currency: string): number =>
	Number(Object.keys(decimals).find((digits) => decimals[Number(digits)]?.includes(currency)) ?? 2);

/** 95.5, the format of structured data and spreadsheets. */
export const toDecimal = (amount: number, currency: string): number => amount / 10 ** decimalsOf(currency);

const formatterOf = ({ currency, language }: Written, style: "currency" | "decimal") => {
	const digits = decimalsOf(currency);
	return new Intl.NumberFormat(language, { style, currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** "Rp 2.500.000" or "95,50 €", with plain blanks. */
export const formatAmount = (amount: number, money: Written, style: "currency" | "decimal" = "currency"): string =>
	formatterOf(money, style).format(toDecimal(amount, money.currency)).replaceAll(/\s/g, " ");

/** "Rp" or "€". */
export const symbolOf = (money: Written): string =>
	formatterOf(money, "currency")
		.formatToParts(0)
		.find(({ type }) => type === "currency")?.value ?? money.currency;

/** A typed amount: "2.500.000", "Rp 2500000", "1,250.00" or "95,5 €"; NaN for anything else. */
export function parseAmount(text: string, money: Written): number {
	const signs = [money.currency, symbolOf(money)].map((sign) => sign.toUpperCase());
	const bare = signs.reduce((rest, sign) => rest.replace(sign, ""), text.toUpperCase()).replace(/\p{Sc}|^\s*\./u, "");
	const digits = decimalsOf(money.currency);
	const fraction = digits > 0 ? `(?<fraction>\\d{1,${digits}})` : "(?:00|-)";
	const plain = new RegExp(`^(?<whole>\\d+)(?:[.,]${fraction})?$`);
	const grouped = new RegExp(
		`^(?<whole>\\d{1,3}(?<group>[.,'’\\s])\\d{3}(?:\\k<group>\\d{3})*)(?:(?!\\k<group>)[.,]${fraction})?$`,
	);
	const parts = (plain.exec(bare.trim()) ?? grouped.exec(bare.trim()))?.groups;
	return parts ? Number(parts.whole?.replaceAll(/\D/g, "") + (parts.fraction ?? "").padEnd(digits, "0")) : Number.NaN;
}
