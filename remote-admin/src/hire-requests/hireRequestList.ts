import type { HireRequestSortKey, HireRequestStatus } from "@site/shared-data";
import { hireRequestStatuses } from "@site/shared-data/rules";
import type { ListRules } from "../list/ListRules.ts";

/** What the list of requests can be asked for. */
export const hireRequestList: ListRules<HireRequestStatus, HireRequestSortKey> = {
	statuses: hireRequestStatuses,
	sorts: ["clientName", "projectType", "status", "createdAt"],
	sort: { by: "createdAt", direction: "descending" },
	pageSize: 25,
};

/** The part of the address that names the open request. */
export const openedHireRequest = "request";
