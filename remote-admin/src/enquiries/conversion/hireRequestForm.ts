import type { ContactMessage, HireChoices, HireRequest, HireRequestDraft } from "@site/shared-data";
import { countCharacters, customBudget, hireRequestRules, validateHireRequest } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/form/FormDefinition.ts";
import { defineFields, optionalText, text, type ValuesOf } from "../../form/defineFields.ts";

const fields = defineFields({
	clientName: text("Name"),
	clientEmail: text("Email"),
	projectType: text("Project Type"),
	projectDescription: text("Project Description"),
	additionalRequirements: optionalText("Additional Requirements"),
	budgetRange: text("Budget Range"),
	customBudget: text("Custom Budget"),
	timeline: optionalText("Timeline"),
});

/** A stored hire request for a form: it is created here and never changed, so it has no revision. */
export type ConvertedRequest = HireRequest & { revision: string; updatedAt: Date };

export const hireRequestForm = (
	message: Pick<ContactMessage, "id" | "name" | "email" | "subject" | "message">,
	{ budgetRanges }: Pick<HireChoices, "budgetRanges">,
): FormDefinition<ValuesOf<typeof fields>, Omit<ConvertedRequest, "status">, HireRequestDraft> => ({
	noun: "hire request",
	newItem: message.id,
	...fields,
	rules: { ...hireRequestRules, customBudget: hireRequestRules.budgetRange },
	blank: (site) => ({
		...fields.blank(site),
		clientName: message.name,
		clientEmail: message.email,
		projectDescription: toDescription(message),
	}),
	toValues(request) {
		const isOffered = budgetRanges.includes(request.budgetRange);
		const budget = isOffered ? {} : { budgetRange: customBudget, customBudget: request.budgetRange };
		return fields.toValues({ ...request, customBudget: "", ...budget });
	},
	toDraft(values) {
		const { customBudget: own, ...draft } = fields.toDraft(values);
		return { ...draft, budgetRange: draft.budgetRange === customBudget ? own : draft.budgetRange };
	},
	validate: validateHireRequest,
});

/** Subject and message, or only the message if both are too long, so that none of it is truncated. */
function toDescription({ subject, message }: Pick<ContactMessage, "subject" | "message">): string {
	const both = `${subject}\n\n${message}`;
	return countCharacters(both) > hireRequestRules.projectDescription.max ? message : both;
}
