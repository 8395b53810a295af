import { isEmail, isOneLine } from "../../rules/formats.ts";
import { type FieldErrors, type Rules, validate } from "../../rules/validate.ts";
import type { HireRequestDraft } from "./HireRequest.ts";

/** The rules for the fields of a hire request, as in the database; lengths in characters. */
export const hireRequestRules = {
	clientName: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	clientEmail: { required: true, format: [isEmail, "not-an-email"] },
	projectType: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	projectDescription: { required: true, max: 10_000 },
	budgetRange: { required: true, max: 200, format: [isOneLine, "not-one-line"] },
	timeline: { max: 200, format: [isOneLine, "not-one-line"] },
	additionalRequirements: { max: 10_000 },
} as const satisfies Rules<HireRequestDraft>;

/** Validates the given fields of a hire request; returns the invalid ones. */
export const validateHireRequest = (draft: Partial<HireRequestDraft>): FieldErrors<HireRequestDraft> =>
	validate<HireRequestDraft>(draft, hireRequestRules);
