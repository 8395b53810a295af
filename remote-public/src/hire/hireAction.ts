import { publicRepositoriesContext } from "@site/shared-data";
import { customBudget } from "@site/shared-data/rules";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { answerForm } from "../forms/answerForm.ts";
import { readFields } from "../forms/readFields.ts";
import { trapField } from "../forms/trapField.ts";
import { hireFields } from "./hireFields.ts";

/** Sends a hire request to the owner; a budget in the visitor's own words goes in the place of the range. */
export async function hireAction({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const values = readFields(form, hireFields);
	const { [trapField]: trap } = readFields(form, [trapField]);
	const isCustom = values.budgetRange === customBudget;
	const { customBudget: ownBudget, ...draft } = values;
	return answerForm({
		values,
		name: values.clientName,
		fieldOf: (reason) => {
			const field = hireFields.find((field) => field === reason) ?? null;
			return field === "budgetRange" && isCustom ? "customBudget" : field;
		},
		send: () =>
			context
				.get(publicRepositoriesContext)
				.hireRequests.send({ ...draft, budgetRange: isCustom ? ownBudget : draft.budgetRange }, { trap }),
	});
}
