/**
 * The contract between shell and remotes, the domain types and the errors. A federation singleton: its
 * contexts and atoms are the same objects in the shell and in every remote. Clients and repository
 * implementations are behind `@site/shared-data/visitor` and `@site/shared-data/admin`, which only the shell
 * may import.
 */

export { lazyRepositories } from "./client/lazy/lazyRepositories.ts";
export type { KeysetPage, KeysetQuery } from "./client/table/keyset.ts";
export type { ListFilter, ListQuery, Page, Sort } from "./client/table/Page.ts";
export type { BulkResult } from "./client/table/queries.ts";
export type { DraftRepository, Ordered, StatefulRepository, StateOf, StatusCounts } from "./client/table/tableRepository.ts";
export type { RemoteProblem, RenderedHtml, SystemPart, SystemReport } from "./contract/context.ts";
export {
	adminRepositoriesContext,
	guestPagesContext,
	noGuestPages,
	partialContentHeader,
	previewReaderContext,
	publicRepositoriesContext,
	renderMarkdownContext,
	siteOriginContext,
	systemContext,
} from "./contract/context.ts";
export { type PageId, type PublicPage, pages } from "./contract/pages.ts";
export type * from "./contract/RemoteManifest.ts";
export type * from "./contract/RemoteModule.ts";
export type * from "./contract/repositories.ts";
export type { Theme } from "./contract/shellState.ts";
export { sessionAtom, switchThemeAtom, themeAtom, themeChoiceAtom, unsavedWorkAtom } from "./contract/shellState.ts";
export { selectedParams, urls } from "./contract/urls.ts";
export type * from "./enquiries/contacts/ContactMessage.ts";
export type * from "./enquiries/EnquiryEvent.ts";
export type * from "./enquiries/EnquiryFigures.ts";
export type * from "./enquiries/EnquiryNote.ts";
export type * from "./enquiries/hire-requests/HireRequest.ts";
export type { DataErrorKind } from "./errors/DataError.ts";
export { DataError } from "./errors/DataError.ts";
export type * from "./jobs/Job.ts";
export type * from "./mail/Mail.ts";
export type * from "./markdown/RenderMarkdown.ts";
export { allowedUrl } from "./markdown/sanitizing/allowedUrl.ts";
export type * from "./onboarding/FirstSteps.ts";
export type * from "./people/Person.ts";
export type * from "./profile/Profile.ts";
export type * from "./publications/essays/Essay.ts";
export type * from "./publications/Publication.ts";
export type * from "./publications/previews/Preview.ts";
export type * from "./publications/projects/Project.ts";
export type { PublicationClock } from "./publications/publicationClock.ts";
export type { Revision, RevisionRepository } from "./publications/publicationRepository.ts";
export type * from "./publications/unfinished/UnfinishedText.ts";
export type * from "./quotes/Quote.ts";
export type * from "./redirects/Redirect.ts";
export type * from "./reply-templates/ReplyTemplate.ts";
export type { SearchIndex } from "./search/searchReader.ts";
export type * from "./services/Service.ts";
export type { SessionUser } from "./session/sessionRepository.ts";
export type * from "./settings/SiteSettings.ts";
export type * from "./uploads/stored/StoredFile.ts";
export type { Bucket } from "./uploads/uploadRepository.ts";
export type * from "./visits/Visits.ts";
