import { createSaveAction } from "../../drafts/createSaveAction.ts";
import { toProjectDraft, toStoredProject } from "./projectValues.ts";

/** Creates or saves a project. */
export const projectFormAction = createSaveAction({
	repository: ({ projects }) => projects,
	toDraft: toProjectDraft,
	toStored: toStoredProject,
});
