import { publicRepositoriesContext } from "@site/shared-data";
import { customBudget } from "@site/shared-data/rules";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { submitForm } from "../forms/submitForm.ts";

const fields = [
	"clientName",
	"clientEmail",
	"projectType",
	"projectDescription",
	"budgetRange",
	"customBudget",
	"timeline",
	"additionalRequirements",
] as const;

export type HireField = (typeof fields)[number];

/** Stores a hire request; a custom budget replaces the range. */
export const hireAction = ({ request, context }: ActionFunctionArgs) =>
	submitForm({
		request,
		fields,
		nameField: "clientName",
		fieldOf: (refused, values) => (refused === "budgetRange" && isCustom(values) ? "customBudget" : refused),
		send: ({ customBudget: ownBudget, ...draft }, check) => {
			const budgetRange = isCustom(draft) ? ownBudget : draft.budgetRange;
			return context.get(publicRepositoriesContext).hireRequests.send({ ...draft, budgetRange }, check);
		},
	});

const isCustom = ({ budgetRange }: { budgetRange: string }) => budgetRange === customBudget;
