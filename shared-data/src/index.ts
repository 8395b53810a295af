/**
 * The contract between shell and remotes, the domain types and the errors. A federation singleton: its
 * contexts and atoms are the same objects in the shell and in every remote. Clients and repository
 * implementations are behind `@site/shared-data/visitor` and `@site/shared-data/admin`, which only the shell
 * may import.
 */

export { lazyRepositories } from "./client/lazy/lazyRepositories.ts";
export type { KeysetPage, KeysetQuery } from "./client/table/keyset.ts";
export type { ListQuery, Page, Sort } from "./client/table/Page.ts";
export type { BulkResult } from "./client/table/queries.ts";
export type { RenderedHtml, SystemPart, SystemReport } from "./contract/context.ts";
export {
	adminRepositoriesContext,
	partialContentHeader,
	previewReaderContext,
	publicRepositoriesContext,
	renderMarkdownContext,
	siteOriginContext,
	systemContext,
} from "./contract/context.ts";
export { type PageId, type PublicPage, pages } from "./contract/pages.ts";
export type { RemoteId, RemoteModule } from "./contract/RemoteModule.ts";
export type { AdminRepositories, PublicRepositories } from "./contract/repositories.ts";
export type { Theme } from "./contract/shellState.ts";
export { sessionAtom, switchThemeAtom, themeAtom, themeChoiceAtom, unsavedWorkAtom } from "./contract/shellState.ts";
export { selectedParams, urls } from "./contract/urls.ts";
export type { ContactMessage, ContactSortKey, ContactStatus } from "./enquiries/contacts/ContactMessage.ts";
export type { EnquiryEntity, EnquiryEvent } from "./enquiries/EnquiryEvent.ts";
export type { EnquiryFigures, EnquiryWeek } from "./enquiries/EnquiryFigures.ts";
export type { EnquiryNote } from "./enquiries/EnquiryNote.ts";
export type {
	HireRequest,
	HireRequestDraft,
	HireRequestSortKey,
	HireRequestStatus,
} from "./enquiries/hire-requests/HireRequest.ts";
export type { InboxCounts } from "./enquiries/inboxRepository.ts";
export type { DataErrorKind } from "./errors/DataError.ts";
export { DataError } from "./errors/DataError.ts";
export type { Job, JobDraft, JobSortKey } from "./jobs/Job.ts";
export type { FailedMail, MailReport, MailRepository } from "./mail/Mail.ts";
export type { MarkdownHeading, MarkdownOutline, RenderedMarkdown, RenderMarkdown } from "./markdown/RenderMarkdown.ts";
export { allowedUrl } from "./markdown/sanitizing/allowedUrl.ts";
export type { FirstSteps } from "./onboarding/FirstSteps.ts";
export type { Profile, ProfileDraft } from "./profile/Profile.ts";
export type {
	Essay,
	EssayDraft,
	EssayReference,
	EssaySortKey,
	EssaySummary,
	EssayTranslation,
} from "./publications/essays/Essay.ts";
export type {
	Language,
	PublicationCounts,
	PublicationLink as EssayLink,
	PublicationNeighbours as EssayNeighbours,
	PublicationState,
	PublicationStatus,
	SitemapEntry,
} from "./publications/Publication.ts";
export type {
	Preview,
	PreviewEntity,
	PreviewLink,
	PreviewLinkRepository,
	PreviewReader,
} from "./publications/previews/Preview.ts";
export type { Project, ProjectDraft, ProjectSortKey, ProjectSummary } from "./publications/projects/Project.ts";
export type { PublicationClock } from "./publications/publicationClock.ts";
export type { Revision, RevisionRepository } from "./publications/publicationRepository.ts";
export type { Redirect, RedirectReader, RedirectRepository } from "./redirects/Redirect.ts";
export type { ReplyTemplate, ReplyTemplateDraft } from "./reply-templates/ReplyTemplate.ts";
export type { SearchIndex } from "./search/searchReader.ts";
export type {
	Catalog,
	OfferedService,
	Service,
	ServiceCategory,
	ServiceCategoryDraft,
	ServiceDraft,
	ServiceStatus,
} from "./services/Service.ts";
export type { SessionUser } from "./session/sessionRepository.ts";
export type {
	Accent,
	HomeSection,
	ShareTarget,
	SiteSettings,
	SiteSettingsDraft,
	SocialKind,
	SocialLink,
	StoreReason,
	StoreTexts,
} from "./settings/SiteSettings.ts";
export type { Bucket } from "./uploads/uploadRepository.ts";
