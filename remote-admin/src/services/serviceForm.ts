import { adminRepositoriesContext, type Service, type ServiceDraft } from "@site/shared-data";
import { formatAmount, type Money, moneyOf, parseAmount } from "@site/shared-data/amounts";
import type { OfferSettings } from "@site/shared-data/offers";
import { maxServices, serviceRules, trimText, validateService } from "@site/shared-data/rules";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@site/shared-ui/router";
import { createFormRoute } from "../drafts/form/createFormRoute.ts";
import type { FormDefinition } from "../drafts/form/FormDefinition.ts";
import { amountRule } from "../form/amountRule.ts";
import {
	checkbox,
	converted,
	defineFields,
	type FieldDescriptor,
	formatRows,
	parseRows,
	text,
	type ValuesOf,
} from "../form/defineFields.ts";
import { toResult } from "../results/Result.ts";

const period: FieldDescriptor<boolean, Service["period"]> = {
	label: "Paid every month",
	blank: false,
	format: (stored) => stored === "month",
	parse: (isMonthly) => (isMonthly ? "month" : null),
};

const fieldsIn = (money: Money) => {
	const format = (amount: number | null) =>
		amount === null || Number.isNaN(amount) ? "" : formatAmount(amount, money, "decimal");
	const parse = (typed: string) => parseAmount(typed, money);
	return defineFields({
		name: text("Name"),
		description: text("Description"),
		category: text("Category"),
		price: converted("Price", format, parse),
		originalPrice: converted("Original price", format, (typed) => (typed.trim() === "" ? null : parse(typed))),
		period,
		features: converted(
			"Features",
			(all: readonly string[]) => formatRows(all.map((one) => [one])),
			parseFeatures,
			formatRows([[""]]),
		),
		deliveryTime: text("Delivery time"),
		isPopular: checkbox("Popular"),
	});
};

export function serviceFormIn(money: Money): FormDefinition<ValuesOf<ReturnType<typeof fieldsIn>>, Service, ServiceDraft> {
	const fields = fieldsIn(money);
	return {
		noun: "service",
		...fields,
		rules: {
			...serviceRules,
			price: amountRule(serviceRules.price, money.currency),
			originalPrice: amountRule(serviceRules.originalPrice, money.currency),
		},
		toDraft: (values, status = "draft") => ({ ...fields.toDraft(values), status }),
		validate: validateService,
		constraintMessages: {
			name: `There are ${maxServices} services already. Delete one first.`,
			category: "This category is no longer there. Choose another one.",
			originalPrice: "The original price must be more than the price.",
		},
	};
}

const routeIn = (settings: OfferSettings) =>
	createFormRoute(
		serviceFormIn(moneyOf(settings)),
		({ services }) => services,
		async ({ serviceCategories }) => ({ categories: await serviceCategories.list(), settings }),
	);

export async function loader(args: LoaderFunctionArgs) {
	const { currency, store } = await args.context.get(adminRepositoriesContext).settings.get();
	return routeIn({ currency, store }).loader(args);
}

export async function action(args: ActionFunctionArgs) {
	const settings = await toResult(args.context.get(adminRepositoriesContext).settings.get());
	return settings.status === "error" ? settings : routeIn(settings.data).action(args);
}

function parseFeatures(lines: string): readonly string[] {
	return parseRows(lines)
		.map(([feature = ""]) => trimText(feature))
		.filter(Boolean);
}
