import type { DataErrorKind } from "@site/shared-data";
import type { ContactField } from "../contact/contactAction.ts";
import type { HireField } from "../hire/hireAction.ts";

export const sendErrorAdvice: Partial<Record<DataErrorKind, string>> = {
	offline: "There was no connection; your text is kept.",
	"too-many": "Too many were sent in a short time. Your text is kept: wait a minute before you try again.",
};

export const contactMessages: Record<ContactField, string> = {
	name: "Please write your name, in one line.",
	email: "Please write a whole address, like sari@example.com.",
	subject: "Please write what it is about, in one line.",
	message: "Please write a message.",
};

export const hireMessages: Record<HireField, string> = {
	clientName: "Please write your name, in one line.",
	clientEmail: "Please write a whole address, like dian@example.com.",
	projectType: "Please choose what it is.",
	projectDescription: "Please describe the project.",
	budgetRange: "Please choose a range.",
	customBudget: "Write an amount, or choose a range.",
	timeline: "Please choose a timeline from the list.",
	additionalRequirements: "Please make this shorter.",
};
