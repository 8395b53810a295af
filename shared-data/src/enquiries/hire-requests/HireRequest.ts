/** The states of a hire request, in the order they are offered; any may follow any. */
export const hireRequestStatuses = ["pending", "reviewing", "accepted", "rejected", "completed"] as const;

export type HireRequestStatus = (typeof hireRequestStatuses)[number];

/** What a visitor sends. Blank optional fields are stored as null. */
export interface HireRequestDraft {
	clientName: string;
	clientEmail: string;
	projectType: string;
	projectDescription: string;
	/** One of the ranges, or the visitor's own text. */
	budgetRange: string;
	timeline: string | null;
	additionalRequirements: string | null;
}

/** A row of `hire_projects` as the admin reads it. */
export interface HireRequest extends HireRequestDraft {
	id: string;
	status: HireRequestStatus;
	createdAt: Date;
	/** The day on which the admin wants to come back to it, yyyy-mm-dd. */
	followUpOn: string | null;
	/** What the admin expects to earn, in the smallest unit of the currency. */
	value: number | null;
	/** The message that the admin made the request from, while it is there. */
	contactId: string | null;
}

/** The sort keys of the admin list; by default the newest comes first. */
export type HireRequestSortKey = "clientName" | "projectType" | "status" | "createdAt";

/** The kinds of project that the hire form offers; option text and stored value are the same. */
export const projectTypes = [
	"Website Development",
	"Landing Page",
	"E-commerce Store",
	"Web Application",
	"Mobile App",
	"API Development",
	"Database Design",
	"UI/UX Design",
	"Other",
] as const;

/** The option with a text field for the visitor's own budget, which is sent instead of it. */
export const customBudget = "Custom Range";

/** The budgets that the hire form offers, in rupiah. */
export const budgetRanges = [
	"5-10 million",
	"10-25 million",
	"25-50 million",
	"50-100 million",
	"100-250 million",
	"250 million+",
	customBudget,
] as const;

export const timelines = ["1-2 weeks", "2-4 weeks", "1-2 months", "2-3 months", "3-6 months", "6+ months"] as const;
