import { type Job, urls } from "@site/shared-data";
import { type Change, useChange } from "../acts/useChange.ts";
import type { JobAct } from "./jobsAction.ts";

/** What the owner does to jobs from their list. */
export function useJobActs() {
	const change = useChange();
	const to = urls.admin.jobs();
	const toOrder = (ids: readonly string[], said: string): Change => ({
		to,
		body: { act: "reorder", ids: [...ids] } satisfies JobAct,
		done: () => said,
		failed: "The order could not be stored.",
	});
	return {
		makeCurrent: ({ id, position }: Job) =>
			change({
				to,
				body: { act: "current", ids: [id] } satisfies JobAct,
				done: () => `${position} is the current job.`,
				failed: `${position} could not become the current job.`,
			}),
		reorder: (ids: readonly string[], before: readonly Job[]) =>
			change({
				...toOrder(ids, "The order is stored."),
				undo: toOrder(
					before.map(({ id }) => id),
					"The order is as before.",
				),
			}),
	};
}
