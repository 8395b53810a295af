import type { Service, ServiceDraft } from "@site/shared-data";
import { maxServices, parseRupiah, serviceRules, trimText, validateService } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/form/FormDefinition.ts";
import { checkbox, converted, defineFields, type FieldDescriptor, text, type ValuesOf } from "../../form/defineFields.ts";
import { formatRows, parseRows } from "../../form/list/rows.ts";

const fields = defineFields({
	name: text("Name"),
	description: text("Description"),
	category: text("Category"),
	price: converted("Price", formatAmount, parseRupiah),
	originalPrice: converted("Original price", formatAmount, (typed) => (typed.trim() === "" ? null : parseRupiah(typed))),
	period: monthly("Paid every month"),
	features: converted("Features", formatFeatures, parseFeatures, formatFeatures([""])),
	deliveryTime: text("Delivery time"),
	isPopular: checkbox("Popular"),
});

export type ServiceValues = ValuesOf<typeof fields>;

/** The form of a service. */
export const serviceForm: FormDefinition<ServiceValues, Service, ServiceDraft> = {
	noun: "service",
	...fields,
	rules: { ...serviceRules, price: { required: true } },
	toDraft: (values, status = "draft") => ({ ...fields.toDraft(values), status }),
	validate: validateService,
	constraintMessages: {
		name: `There are ${maxServices} services already. Delete one first.`,
		category: "This category is no longer there. Choose another one.",
		originalPrice: "The original price must be more than the price.",
	},
};

function formatAmount(amount: number | null): string {
	return amount === null || Number.isNaN(amount) ? "" : amount.toLocaleString("id-ID");
}

function formatFeatures(features: readonly string[]): string {
	return formatRows(features.map((feature) => [feature]));
}

function parseFeatures(lines: string): readonly string[] {
	return parseRows(lines)
		.map(([feature = ""]) => trimText(feature))
		.filter(Boolean);
}

function monthly(label: string): FieldDescriptor<boolean, Service["period"]> {
	return { label, blank: false, format: (period) => period === "month", parse: (isMonthly) => (isMonthly ? "month" : null) };
}
