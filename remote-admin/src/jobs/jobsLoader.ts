import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readListQuery } from "../list/readListQuery.ts";
import { toOutcome } from "../outcome/Outcome.ts";
import { jobList } from "./jobList.ts";

/** The jobs, in the order of the site. */
export function jobsLoader({ request, context }: LoaderFunctionArgs) {
	const { jobs } = context.get(adminRepositoriesContext);
	return { list: toOutcome(jobs.listPage(readListQuery(new URL(request.url).searchParams, jobList))) };
}
