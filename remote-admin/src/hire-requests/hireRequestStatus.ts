import type { HireRequestStatus } from "@site/shared-data";
import type { Mark } from "../status/marks.ts";

/** How each state of a request is written and drawn. */
export const hireRequestStatus: Record<HireRequestStatus, { label: string; mark: Mark }> = {
	pending: { label: "Pending", mark: "pending" },
	reviewing: { label: "Reviewing", mark: "reviewing" },
	accepted: { label: "Accepted", mark: "accepted" },
	rejected: { label: "Rejected", mark: "rejected" },
	completed: { label: "Completed", mark: "completed" },
};
