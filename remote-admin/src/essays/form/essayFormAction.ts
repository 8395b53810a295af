import { createSaveAction } from "../../drafts/createSaveAction.ts";
import { toEssayDraft, toStoredEssay } from "./essayValues.ts";

/** Creates or saves an essay. */
export const essayFormAction = createSaveAction({
	repository: ({ essays }) => essays,
	toDraft: toEssayDraft,
	toStored: toStoredEssay,
});
