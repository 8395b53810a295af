/** The states of a hire request, in the order they are offered; any may follow any. */
export const hireRequestStatuses = ["pending", "reviewing", "accepted", "rejected", "completed"] as const;

export type HireRequestStatus = (typeof hireRequestStatuses)[number];

/** A visitor's request. Blank optional fields are stored as null. */
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
	/** The day of the admin's follow-up, yyyy-mm-dd. */
	followUpOn: string | null;
	/** The admin's expected revenue, in the smallest unit of the currency. */
	value: number | null;
	/** The message from which the admin made the request, until it is deleted. */
	contactId: string | null;
}

/** The sort keys of the admin list; by default the newest comes first. */
export type HireRequestSortKey = "clientName" | "projectType" | "status" | "createdAt";

/** The option with a text field for the visitor's own budget, which is sent instead of it. */
export const customBudget = "Custom Range";
