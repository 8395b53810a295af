import type { EssaySortKey, PublicationStatus } from "@site/shared-data";
import type { ListRules } from "../../list/ListRules.ts";

/** What the list of essays can be asked for. */
export const essayList: ListRules<PublicationStatus, EssaySortKey> = {
	statuses: ["published", "draft"],
	sorts: ["title", "date", "readingTime", "status", "updatedAt"],
	sort: { by: "updatedAt", direction: "descending" },
	pageSize: 25,
};
