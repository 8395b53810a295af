import type { ProjectSortKey, PublicationStatus } from "@site/shared-data";
import type { ListRules } from "../../list/ListRules.ts";

/** What the list of projects can be asked for. */
export const projectList: ListRules<PublicationStatus, ProjectSortKey> = {
	statuses: ["published", "draft"],
	sorts: ["title", "year", "status", "updatedAt"],
	sort: { by: "updatedAt", direction: "descending" },
	pageSize: 25,
};
