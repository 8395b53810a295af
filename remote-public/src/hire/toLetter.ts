import { customBudget } from "@site/shared-data/rules";
import type { HireField } from "./hireFields.ts";

/** A request as a letter, for the ways around the form. */
export function toLetter(values: Record<HireField, string>) {
	const budget = values.budgetRange === customBudget ? values.customBudget : values.budgetRange;
	const facts = [`Budget: ${budget}`, values.timeline && `Timeline: ${values.timeline}`].filter(Boolean).join("\n");
	return {
		subject: `${values.projectType} Project`,
		text: [values.projectDescription, values.additionalRequirements, facts, values.clientName].filter(Boolean).join("\n\n"),
	};
}
