import { createSaveAction } from "../../drafts/createSaveAction.ts";
import { toJobDraft, toStoredJob } from "./jobValues.ts";

/** Creates or saves a job. */
export const jobFormAction = createSaveAction({
	repository: ({ jobs }) => jobs,
	toDraft: toJobDraft,
	toStored: toStoredJob,
});
