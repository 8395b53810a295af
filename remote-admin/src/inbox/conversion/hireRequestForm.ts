import type { ContactMessage, HireRequest, HireRequestDraft } from "@site/shared-data";
import { budgetRanges, checkHireRequest, customBudget, hireRequestRules } from "@site/shared-data/rules";
import type { FormDefinition } from "../../drafts/FormDefinition.ts";

/** The form values of a hire request; a budget of one's own is typed into a field of its own. */
type HireRequestValues = {
	clientName: string;
	clientEmail: string;
	projectType: string;
	projectDescription: string;
	additionalRequirements: string;
	budgetRange: string;
	customBudget: string;
	timeline: string;
};

/** A stored hire request as a form needs it: it is made here and never changed, so it has no revision. */
export type MadeRequest = HireRequest & { revision: string; updatedAt: Date };

/** The form of a hire request that is made from a message, filled with what the message says. */
export const hireRequestForm = (
	message: Pick<ContactMessage, "id" | "name" | "email" | "subject" | "message">,
): FormDefinition<HireRequestValues, Omit<MadeRequest, "status">, HireRequestDraft> => ({
	noun: "hire request",
	newItem: message.id,
	labels: {
		clientName: "Name",
		clientEmail: "Email",
		projectType: "Project Type",
		projectDescription: "Project Description",
		additionalRequirements: "Additional Requirements",
		budgetRange: "Budget Range",
		customBudget: "Custom Budget",
		timeline: "Timeline",
	},
	rules: { ...hireRequestRules, customBudget: hireRequestRules.budgetRange },
	blank: () => ({
		clientName: message.name,
		clientEmail: message.email,
		projectType: "",
		projectDescription: toDescription(message),
		additionalRequirements: "",
		budgetRange: "",
		customBudget: "",
		timeline: "",
	}),
	toValues: ({ budgetRange, timeline, additionalRequirements, ...others }) => {
		const isOffered = budgetRanges.some((range) => range === budgetRange);
		return {
			clientName: others.clientName,
			clientEmail: others.clientEmail,
			projectType: others.projectType,
			projectDescription: others.projectDescription,
			additionalRequirements: additionalRequirements ?? "",
			budgetRange: isOffered ? budgetRange : customBudget,
			customBudget: isOffered ? "" : budgetRange,
			timeline: timeline ?? "",
		};
	},
	toDraft: ({ customBudget: own, ...values }) => ({
		...values,
		budgetRange: values.budgetRange === customBudget ? own : values.budgetRange,
		timeline: values.timeline || null,
		additionalRequirements: values.additionalRequirements.trim() || null,
	}),
	check: checkHireRequest,
});

/** Subject and message, or the message alone where both are too long: none of it is cut off. */
function toDescription({ subject, message }: Pick<ContactMessage, "subject" | "message">): string {
	const both = `${subject}\n\n${message}`;
	return both.length > hireRequestRules.projectDescription.max ? message : both;
}
