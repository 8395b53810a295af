/** The fields of the hire form, named as a request is, and the budget in the visitor's own words. */
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
