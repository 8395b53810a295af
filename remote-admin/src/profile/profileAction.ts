import { createSaveAction } from "../drafts/createSaveAction.ts";
import { toProfileDraft, toStoredProfile } from "./profileValues.ts";

/** Saves the profile. */
export const profileAction = createSaveAction({
	repository: ({ profile }) => ({ get: () => profile.getOrCreate(), save: profile.save }),
	toDraft: toProfileDraft,
	toStored: toStoredProfile,
});
