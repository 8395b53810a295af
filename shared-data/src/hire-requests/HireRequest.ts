/** The states of a hire request, in the order they are offered. */
export const hireRequestStatuses = ["pending", "reviewing", "accepted", "rejected", "completed"] as const;

export type HireRequestStatus = (typeof hireRequestStatuses)[number];

/** Counts of all rows, not of a page. */
export type HireRequestCounts = { total: number } & Record<HireRequestStatus, number>;
