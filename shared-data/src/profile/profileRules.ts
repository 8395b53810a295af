import { isOneLine, isWebUrl } from "../rules/formats.ts";
import { type FieldErrors, type Rules, validate } from "../rules/validate.ts";
import type { ProfileDraft } from "./Profile.ts";

/** The rules for the fields of the profile, as in the database; lengths in characters. */
export const profileRules = {
	name: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	title: { required: true, max: 500, format: [isOneLine, "not-one-line"] },
	location: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	profileImage: { format: [isWebUrl, "not-a-url"] },
	availabilityText: { max: 500, format: [isOneLine, "not-one-line"] },
	about: { max: 20_000 },
} as const satisfies Rules<ProfileDraft>;

/** Validates the given fields of the profile; returns the invalid ones. */
export const validateProfile = (draft: Partial<ProfileDraft>): FieldErrors<ProfileDraft> =>
	validate<ProfileDraft>(draft, profileRules);
