import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readListQuery } from "../../list/readListQuery.ts";
import { toOutcome } from "../../outcome/Outcome.ts";
import { essayList } from "./essayList.ts";

/** One page of the essays. */
export function essaysLoader({ request, context }: LoaderFunctionArgs) {
	const { essays } = context.get(adminRepositoriesContext);
	return { list: toOutcome(essays.listPage(readListQuery(new URL(request.url).searchParams, essayList))) };
}
