/** Validation shared by forms and repositories. A subpath, so that a page loads only the rules it uses. */

export { contactStatuses } from "./enquiries/contacts/ContactMessage.ts";
export * from "./enquiries/contacts/contactRules.ts";
export * from "./enquiries/enquiryRules.ts";
export { customBudget, hireRequestStatuses } from "./enquiries/hire-requests/HireRequest.ts";
export * from "./enquiries/hire-requests/hireRequestRules.ts";
export * from "./jobs/jobRules.ts";
export * from "./profile/profileRules.ts";
export { topicsOf } from "./publications/essays/Essay.ts";
export * from "./publications/essays/essayRules.ts";
export { stateAt } from "./publications/Publication.ts";
export * from "./publications/projects/projectRules.ts";
export * from "./redirects/redirectRules.ts";
export * from "./reply-templates/replyTemplateRules.ts";
export * from "./rules/characters.ts";
export * from "./rules/formats.ts";
export * from "./rules/raiseMaxLength.ts";
export * from "./rules/reservedSlugs.ts";
export * from "./rules/slugRule.ts";
export * from "./rules/toSlug.ts";
export * from "./rules/validate.ts";
export * from "./services/serviceRules.ts";
export { isPasswordTooLong } from "./session/passwordRules.ts";
export { accents, homeSections, socialKinds } from "./settings/SiteSettings.ts";
export * from "./settings/settingsRules.ts";
export { imageTypes, maxImageBytes } from "./uploads/images/imageBytes.ts";
