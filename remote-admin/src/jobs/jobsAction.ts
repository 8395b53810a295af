import { adminRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toBulkResult } from "../mutations/listMutation.ts";
import { toResult } from "../results/Result.ts";
import type { Reordering } from "../table/order/useReordering.ts";

/** The mutations of the list of jobs. */
export type JobMutation = Reordering | { type: "makeCurrent" | "delete"; ids: string[] };

export async function jobsAction({ request, context }: ActionFunctionArgs) {
	const { jobs } = context.get(adminRepositoriesContext);
	const { type, ids } = (await request.json()) as JobMutation;
	switch (type) {
		case "makeCurrent":
			return toResult(jobs.makeCurrent(ids[0] ?? "").then(() => ({ done: ids, missing: [] })));
		case "reorder":
			return toResult(jobs.reorder(ids).then(() => ({ done: ids, missing: [] })));
		case "delete":
			return toBulkResult(ids, jobs.delete(ids));
	}
}
