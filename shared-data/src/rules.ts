/** Validation shared by forms and repositories. A subpath, so that a page carries only the rules it uses. */
export { enquiryNoteRules } from "./enquiries/enquiryNoteRules.ts";
export { checkAdditions, maxValue } from "./inbox/additionRules.ts";
export { contactStatuses } from "./inbox/contacts/ContactMessage.ts";
export { contactRules } from "./inbox/contacts/contactRules.ts";
export { hireRequestStatuses } from "./inbox/hire-requests/HireRequest.ts";
export { budgetRanges, customBudget, projectTypes, timelines } from "./inbox/hire-requests/hireFormOptions.ts";
export { checkHireRequest, hireRequestRules } from "./inbox/hire-requests/hireRequestRules.ts";
export { checkJob, jobRules, parseDisplayOrder } from "./jobs/jobRules.ts";
export { checkProfile, profileRules } from "./profile/profileRules.ts";
export {
	checkEssay,
	defaultReadingTime,
	essayRules,
	languages,
	maxTopicLength,
	maxTopics,
	parseReadingTime,
} from "./publications/essays/essayRules.ts";
export { topicsOf } from "./publications/essays/topicsOf.ts";
export { stateAt } from "./publications/Publication.ts";
export { checkProject, parseTags, projectRules } from "./publications/projects/projectRules.ts";
export { checkRedirect, encodeNonAscii, parseRedirect, type RedirectProblem } from "./redirects/redirectRules.ts";
export { checkReplyTemplate, maxReplyTemplates, replyTemplateRules } from "./reply-templates/replyTemplateRules.ts";
export { check } from "./rules/check.ts";
export { isBlank, isDay, isOneLine, isWebUrl, trimText } from "./rules/formats.ts";
export type { FieldRule, Problem, Problems, Rules } from "./rules/Rules.ts";
export { toSlug } from "./rules/toSlug.ts";
export {
	checkService,
	checkServiceCategory,
	maxFeatureLength,
	maxFeatures,
	maxPrice,
	maxServiceCategories,
	maxServices,
	parseRupiah,
	serviceCategoryRules,
	serviceRules,
} from "./services/serviceRules.ts";
export { isPasswordTooLong } from "./session/passwordRules.ts";
export {
	accents,
	checkSettings,
	consultationRules,
	homeSections,
	isTimeZone,
	leadRules,
	maxReasons,
	maxShareTargets,
	maxSocialLinks,
	reasonRules,
	reasonsRules,
	settingsRules,
	shareTargetRules,
	socialKinds,
	socialLinkRules,
	storeRules,
} from "./settings/settingsRules.ts";
export { imageTypes, maxImageBytes } from "./uploads/imageTypes.ts";
