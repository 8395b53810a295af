import { urls } from "@site/shared-data";
import { checkJob } from "@site/shared-data/rules";
import { useLoaderData } from "@site/shared-ui/router";
import { DraftForm } from "../../drafts/DraftForm.tsx";
import { NotFoundScreen } from "../../layout/NotFoundScreen.tsx";
import { JobFields } from "./JobFields.tsx";
import type { jobFormLoader } from "./jobFormLoader.ts";
import { jobLabels } from "./jobLabels.ts";
import { blankJob, type JobValues, toJobDraft } from "./jobValues.ts";

/** The form of one job. */
export function JobFormScreen() {
	const { stored, storeImage } = useLoaderData<typeof jobFormLoader>();
	if (stored === "missing") return <NotFoundScreen />;
	return (
		<DraftForm<JobValues>
			noun="job"
			title={(stored) => (stored ? "Edit job" : "Add job")}
			stored={stored}
			blank={blankJob}
			labels={jobLabels}
			check={(values) => checkJob(toJobDraft(values))}
			back={{ to: urls.admin.jobs(), label: "Back to jobs" }}
			editPath={urls.admin.editJob}
			saves={(stored) => [{ label: stored ? "Update Job" : "Add Job" }]}
			canCancel
		>
			{(form) => <JobFields {...form} storeImage={storeImage} />}
		</DraftForm>
	);
}
