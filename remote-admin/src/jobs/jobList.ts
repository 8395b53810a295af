import type { JobSortKey } from "@site/shared-data";
import { createListLoader } from "../table/createListLoader.ts";
import type { ListRules } from "../table/listQuery.ts";

/** What the list of jobs can be asked for: it stands in the order of the site. */
export const jobListRules: ListRules<never, JobSortKey> = { statuses: [], sorts: [], pageSize: 100 };

export const jobsLoader = createListLoader(({ jobs }) => jobs, jobListRules);
