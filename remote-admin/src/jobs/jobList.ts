import type { JobSortKey } from "@site/shared-data";
import type { ListRules } from "../list/ListRules.ts";

/** What the list of jobs can be asked for: it stands in the order of the site. */
export const jobList: ListRules<never, JobSortKey> = { statuses: [], sorts: [], pageSize: 100 };
