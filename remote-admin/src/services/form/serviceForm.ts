import type { Service, ServiceDraft } from "@site/shared-data";
import { checkService, maxServices, parseRupiah, serviceRules, trimText } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/FormDefinition.ts";
import { formatRows, parseRows } from "../../form/list/rows.ts";

/** The form values of a service; prices are as typed, features are rows of one cell (see rows.ts). */
export type ServiceValues = {
	name: string;
	description: string;
	category: string;
	price: string;
	originalPrice: string;
	isMonthly: boolean;
	features: string;
	deliveryTime: string;
	isPopular: boolean;
};

const formatAmount = (amount: number | null) => (amount === null || Number.isNaN(amount) ? "" : amount.toLocaleString("id-ID"));

/** The form of a service. */
export const serviceForm: FormDefinition<ServiceValues, Service, ServiceDraft> = {
	noun: "service",
	labels: {
		name: "Name",
		description: "Description",
		category: "Category",
		price: "Price",
		originalPrice: "Original price",
		isMonthly: "Paid every month",
		features: "Features",
		deliveryTime: "Delivery time",
		isPopular: "Popular",
	},
	rules: { ...serviceRules, price: { required: true } },
	blank: () => ({
		name: "",
		description: "",
		category: "",
		price: "",
		originalPrice: "",
		isMonthly: false,
		features: formatRows([[""]]),
		deliveryTime: "",
		isPopular: false,
	}),
	toValues: ({ price, originalPrice, period, features, name, description, category, deliveryTime, isPopular }) => ({
		name,
		description,
		category,
		price: formatAmount(price),
		originalPrice: formatAmount(originalPrice),
		isMonthly: period === "month",
		features: formatRows(features.map((feature) => [feature])),
		deliveryTime,
		isPopular,
	}),
	toDraft: ({ price, originalPrice, isMonthly, features, ...others }, status = "draft") => ({
		...others,
		price: parseRupiah(price),
		originalPrice: originalPrice.trim() === "" ? null : parseRupiah(originalPrice),
		period: isMonthly ? "month" : null,
		features: parseRows(features)
			.map(([feature = ""]) => trimText(feature))
			.filter(Boolean),
		status,
	}),
	check: checkService,
	refusals: {
		name: `There are ${maxServices} services already. Delete one first.`,
		category: "This category is no longer there. Choose another one.",
		originalPrice: "The original price must be more than the price.",
	},
};
