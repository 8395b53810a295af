import { check } from "../rules/check.ts";
import { isWebUrl } from "../rules/formats.ts";
import type { Problems, Rules } from "../rules/Rules.ts";
import type { ProfileDraft } from "./Profile.ts";

/** The rules for the fields of the profile, as in the database; lengths in characters. */
export const profileRules = {
	name: { required: true, max: 200 },
	title: { required: true, max: 500 },
	location: { required: true, max: 200 },
	profileImage: { format: [isWebUrl, "not-a-url"] },
	availabilityText: { max: 500 },
	about: { max: 20_000 },
} as const satisfies Rules<ProfileDraft>;

/** Validates the given fields of the profile; returns the invalid ones. */
export function checkProfile(draft: Partial<ProfileDraft>): Problems<ProfileDraft> {
	return check<ProfileDraft>(draft, profileRules);
}
