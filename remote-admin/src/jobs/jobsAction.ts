import { adminRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toBulk } from "../acts/toBulk.ts";
import { toOutcome } from "../outcome/Outcome.ts";

/** What can be done to jobs of the list; "reorder" takes all of them in their new order. */
export type JobAct = { act: "current" | "reorder" | "delete"; ids: string[] };

export async function jobsAction({ request, context }: ActionFunctionArgs) {
	const { jobs } = context.get(adminRepositoriesContext);
	const { act, ids } = (await request.json()) as JobAct;
	switch (act) {
		case "current":
			return toOutcome(jobs.makeCurrent(ids[0] ?? "").then(() => ({ done: ids, missing: [] })));
		case "reorder":
			return toOutcome(jobs.reorder(ids).then(() => ({ done: ids, missing: [] })));
		case "delete":
			return toBulk(ids, jobs.delete(ids));
	}
}
