import { decimalsOf, toDecimal } from "@site/shared-data/amounts";
import type { FieldRule } from "@site/shared-data/rules";

/** An example of a typed amount. */
export const amountExample = (currency: string) =>
	currency === "IDR"
		? { unit: "rupiah", example: "2.500.000 or 2500000", hasDecimals: false }
		: {
				unit: currency,
				example: toDecimal(9_550, currency).toFixed(decimalsOf(currency)),
				hasDecimals: decimalsOf(currency) > 0,
			};

/** The rule of an amount, with its limits in the currency instead of in its smallest unit. */
export const amountRule = <Rule extends FieldRule & Required<Pick<FieldRule, "range">>>(rule: Rule, currency: string) => {
	const [least, most] = rule.range;
	const range = [toDecimal(least, currency), toDecimal(most, currency)] as const;
	return { ...rule, range, amount: amountExample(currency) };
};
