import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readListQuery } from "../list/readListQuery.ts";
import { toOutcome } from "../outcome/Outcome.ts";
import { hireRequestList, openedHireRequest } from "./hireRequestList.ts";

/** One page of the hire requests, and the open one when it is on another page. */
export function hireRequestsLoader({ request, context }: LoaderFunctionArgs) {
	const { hireRequests } = context.get(adminRepositoriesContext);
	const params = new URL(request.url).searchParams;
	const page = hireRequests.listPage(readListQuery(params, hireRequestList));
	const opened = params.get(openedHireRequest);
	return {
		now: Date.now(),
		list: toOutcome(page),
		opened: toOutcome(
			opened ? page.then(({ rows }) => rows.find(({ id }) => id === opened) ?? hireRequests.get(opened)) : Promise.resolve(null),
		),
	};
}
