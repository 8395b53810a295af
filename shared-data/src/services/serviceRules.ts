import { countCharacters } from "../rules/characters.ts";
import { isOneLine, trimText } from "../rules/formats.ts";
import { type FieldError, type FieldErrors, isInRange, type Rules, validate } from "../rules/validate.ts";
import type { ServiceCategoryDraft, ServiceDraft } from "./Service.ts";

/** The database's limits: of a price in the smallest unit of the currency, and of features. */
export const maxPrice = 1_000_000_000_000;
export const maxFeatures = 12;
export const maxFeatureLength = 120;

/** The rules for the fields of a service, as in the database; lengths in characters. */
export const serviceRules = {
	name: { required: true, max: 100, format: [isOneLine, "not-one-line"] },
	description: { required: true, max: 1_000 },
	deliveryTime: { required: true, max: 60, format: [isOneLine, "not-one-line"] },
	category: { required: true },
	price: { required: true, range: [1, maxPrice] },
	originalPrice: { range: [1, maxPrice] },
	features: { most: maxFeatures },
} as const satisfies Rules<ServiceDraft>;

export const serviceCategoryRules = {
	name: { required: true, max: 40, format: [isOneLine, "not-one-line"] },
} as const satisfies Rules<ServiceCategoryDraft>;

/** The maximum number per site. */
export const maxServices = 100;
export const maxServiceCategories = 20;

/** Validates the given fields of a service; returns the invalid ones. */
export function validateService(draft: Partial<ServiceDraft>): FieldErrors<ServiceDraft> {
	const problems = validate<ServiceDraft>(draft, serviceRules);
	const { price, originalPrice = null, features } = draft;
	const ofPrice = price !== undefined && problemOfPrice(price);
	if (ofPrice) problems.price = ofPrice;
	if (originalPrice !== null) {
		const ofOriginal = problemOfPrice(originalPrice);
		if (ofOriginal) problems.originalPrice = ofOriginal;
		else if (price !== undefined && originalPrice <= price) problems.originalPrice = "not-above-price";
	}
	const problem = features && problemOfFeatures(features);
	if (problem) problems.features = problem;
	return problems;
}

function problemOfPrice(amount: number): FieldError | undefined {
	if (!Number.isInteger(amount)) return "not-an-amount";
	return isInRange(amount, serviceRules.price.range) ? undefined : "out-of-range";
}

function problemOfFeatures(features: readonly string[]): FieldError | undefined {
	const texts = features.map(trimText);
	if (texts.length === 0 || texts.includes("")) return "missing";
	if (texts.length > maxFeatures) return "too-many";
	if (texts.some((text) => countCharacters(text) > maxFeatureLength)) return "too-long";
	return texts.every(isOneLine) ? undefined : "not-one-line";
}

export const validateServiceCategory = (draft: Partial<ServiceCategoryDraft>): FieldErrors<ServiceCategoryDraft> =>
	validate<ServiceCategoryDraft>(draft, serviceCategoryRules);
