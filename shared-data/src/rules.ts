/** Validation shared by forms and repositories. A subpath, so that a page carries only the rules it uses. */

export { contactStatuses } from "./enquiries/contacts/ContactMessage.ts";
export { contactRules } from "./enquiries/contacts/contactRules.ts";
export { enquiryNoteRules, maxValue, validateAdditions } from "./enquiries/enquiryRules.ts";
export {
	budgetRanges,
	customBudget,
	hireRequestStatuses,
	projectTypes,
	timelines,
} from "./enquiries/hire-requests/HireRequest.ts";
export { hireRequestRules, validateHireRequest } from "./enquiries/hire-requests/hireRequestRules.ts";
export { jobRules, parseDisplayOrder, validateJob } from "./jobs/jobRules.ts";
export { profileRules, validateProfile } from "./profile/profileRules.ts";
export { topicsOf } from "./publications/essays/Essay.ts";
export {
	defaultReadingTime,
	essayRules,
	languages,
	maxTopicLength,
	maxTopics,
	parseReadingTime,
	validateEssay,
} from "./publications/essays/essayRules.ts";
export { stateAt } from "./publications/Publication.ts";
export { parseTags, projectRules, validateProject } from "./publications/projects/projectRules.ts";
export { encodeNonAscii, parseRedirect, type RedirectProblem, validateRedirect } from "./redirects/redirectRules.ts";
export { maxReplyTemplates, replyTemplateRules, validateReplyTemplate } from "./reply-templates/replyTemplateRules.ts";
export { isBlank, isDay, isEmail, isOneLine, isWebUrl, trimText } from "./rules/formats.ts";
export { toSlug } from "./rules/toSlug.ts";
export type { FieldError, FieldErrors, FieldRule, Rules } from "./rules/validate.ts";
export { validate } from "./rules/validate.ts";
export {
	maxFeatureLength,
	maxFeatures,
	maxPrice,
	maxServiceCategories,
	maxServices,
	parseRupiah,
	serviceCategoryRules,
	serviceRules,
	validateService,
	validateServiceCategory,
} from "./services/serviceRules.ts";
export { isPasswordTooLong } from "./session/passwordRules.ts";
export { accents, homeSections, socialKinds } from "./settings/SiteSettings.ts";
export {
	consultationRules,
	isTimeZone,
	leadRules,
	maxReasons,
	maxShareTargets,
	maxSocialLinks,
	reasonRules,
	reasonsRules,
	settingsRules,
	shareTargetRules,
	socialLinkRules,
	storeRules,
	validateSettings,
} from "./settings/settingsRules.ts";
export { imageTypes, maxImageBytes } from "./uploads/images/imageBytes.ts";
