import { check } from "../rules/check.ts";
import { isWebUrl } from "../rules/formats.ts";
import type { Problems, Rules } from "../rules/Rules.ts";
import type { ProfileDraft } from "./Profile.ts";

/** What the fields of the profile must be. */
export const profileRules = {
	name: { required: true, max: 200 },
	title: { required: true, max: 500 },
	location: { required: true, max: 200 },
	profileImage: { format: [isWebUrl, "not-a-url"] },
	availabilityText: { max: 500 },
	about: { max: 20_000 },
} as const satisfies Rules<ProfileDraft>;

/** The problems of the given fields of the profile. */
export function checkProfile(draft: Partial<ProfileDraft>): Problems<ProfileDraft> {
	return check<ProfileDraft>(draft, profileRules);
}
