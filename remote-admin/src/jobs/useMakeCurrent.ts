import { type Job, urls } from "@site/shared-data";
import { useMutation } from "../mutations/useMutation.ts";
import type { JobMutation } from "./jobsAction.ts";

/** Makes a job the current one, with a toast. */
export function useMakeCurrent() {
	const mutate = useMutation();
	return ({ id, position }: Job) =>
		mutate({
			to: urls.admin.jobs(),
			body: { type: "makeCurrent", ids: [id] } satisfies JobMutation,
			success: () => `${position} is the current job.`,
			failure: `${position} could not become the current job.`,
		});
}
