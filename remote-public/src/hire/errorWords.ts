import type { HireField } from "./hireFields.ts";

/** What is said at a field that cannot be sent as it is. */
export const errorWords: Record<HireField, string> = {
	clientName: "Please write your name.",
	clientEmail: "Please write a whole address, like dian@example.com.",
	projectType: "Please choose what it is.",
	projectDescription: "Please describe the project.",
	budgetRange: "Please choose a range.",
	customBudget: "Write an amount, or choose a range.",
	timeline: "Please choose a timeline from the list.",
	additionalRequirements: "Please make this shorter.",
};
