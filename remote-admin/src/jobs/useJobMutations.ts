import { type Job, urls } from "@site/shared-data";
import { type Mutation, useMutation } from "../mutations/useMutation.ts";
import type { JobMutation } from "./jobsAction.ts";

/** The mutations of the list of jobs, with their toasts. */
export function useJobMutations() {
	const mutate = useMutation();
	const to = urls.admin.jobs();
	const toReordering = (ids: readonly string[], text: string): Mutation => ({
		to,
		body: { type: "reorder", ids: [...ids] } satisfies JobMutation,
		success: () => text,
		failure: "The order could not be stored.",
	});
	return {
		makeCurrent: ({ id, position }: Job) =>
			mutate({
				to,
				body: { type: "makeCurrent", ids: [id] } satisfies JobMutation,
				success: () => `${position} is the current job.`,
				failure: `${position} could not become the current job.`,
			}),
		reorder: (ids: readonly string[], before: readonly Job[]) =>
			mutate({
				...toReordering(ids, "The order is stored."),
				undo: toReordering(
					before.map(({ id }) => id),
					"The order is as before.",
				),
			}),
	};
}
