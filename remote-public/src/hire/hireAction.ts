import { publicRepositoriesContext } from "@site/shared-data";
import { customBudget } from "@site/shared-data/rules";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { honeypotField, readFields, submitForm } from "../forms/submitForm.ts";

/** The fields of the hire form. */
export const hireFields = [
	"clientName",
	"clientEmail",
	"projectType",
	"projectDescription",
	"budgetRange",
	"customBudget",
	"timeline",
	"additionalRequirements",
] as const;

export type HireField = (typeof hireFields)[number];

/** Stores a hire request; a custom budget replaces the range. */
export async function hireAction({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const values = readFields(form, hireFields);
	const { [honeypotField]: honeypot } = readFields(form, [honeypotField]);
	const isCustom = values.budgetRange === customBudget;
	const { customBudget: ownBudget, ...draft } = values;
	return submitForm({
		values,
		name: values.clientName,
		fieldOf: (reason) => {
			const field = hireFields.find((field) => field === reason) ?? null;
			return field === "budgetRange" && isCustom ? "customBudget" : field;
		},
		send: () =>
			context
				.get(publicRepositoriesContext)
				.hireRequests.send({ ...draft, budgetRange: isCustom ? ownBudget : draft.budgetRange }, { honeypot }),
	});
}
