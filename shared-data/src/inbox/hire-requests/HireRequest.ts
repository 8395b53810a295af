/** The states of a hire request, in the order they are offered; any may follow any. */
export const hireRequestStatuses = ["pending", "reviewing", "accepted", "rejected", "completed"] as const;

export type HireRequestStatus = (typeof hireRequestStatuses)[number];

/** What a visitor sends. Blank optional fields are stored as null. */
export interface HireRequestDraft {
	clientName: string;
	clientEmail: string;
	projectType: string;
	projectDescription: string;
	/** One of the ranges, or what the visitor wrote in its place. */
	budgetRange: string;
	timeline: string | null;
	additionalRequirements: string | null;
}

/** A hire request as the admin finds it. */
export interface HireRequest extends HireRequestDraft {
	id: string;
	status: HireRequestStatus;
	/** When it was received. */
	createdAt: Date;
}

/** By what the admin's list can be sorted; without one the newest comes first. */
export type HireRequestSortKey = "clientName" | "projectType" | "status" | "createdAt";
