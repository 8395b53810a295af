import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readListQuery } from "../../list/readListQuery.ts";
import { toOutcome } from "../../outcome/Outcome.ts";
import { projectList } from "./projectList.ts";

/** One page of the projects. */
export function projectsLoader({ request, context }: LoaderFunctionArgs) {
	const { projects } = context.get(adminRepositoriesContext);
	return { list: toOutcome(projects.listPage(readListQuery(new URL(request.url).searchParams, projectList))) };
}
