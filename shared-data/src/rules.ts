/** Validation shared by forms and repositories. A subpath, so that a page carries only the rules it uses. */
export { contactStatuses } from "./contacts/Contact.ts";
export { contactRules } from "./contacts/checkContact.ts";
export { checkEssay, essayRules } from "./essays/checkEssay.ts";
export { defaultReadingTime, parseReadingTime } from "./essays/parseReadingTime.ts";
export { hireRequestRules } from "./hire-requests/checkHireRequest.ts";
export { hireRequestStatuses } from "./hire-requests/HireRequest.ts";
export { budgetRanges, customBudget, projectTypes, timelines } from "./hire-requests/offers.ts";
export { checkJob, jobRules } from "./jobs/checkJob.ts";
export { parseDisplayOrder } from "./jobs/parseDisplayOrder.ts";
export { checkProfile, profileRules } from "./profile/checkProfile.ts";
export { checkProject, projectRules } from "./projects/checkProject.ts";
export { parseTags } from "./projects/parseTags.ts";
export { isDay } from "./rules/isDay.ts";
export { isWebAddress } from "./rules/isWebAddress.ts";
export type { Problem, Problems, Rules } from "./rules/Rules.ts";
export { imageTypes, maxImageBytes } from "./uploads/imageTypes.ts";
