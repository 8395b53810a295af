import type { OrderedRepository } from "../client/table/tableRepository.ts";
import type { ContactDraft, ContactMessage, ContactSortKey } from "../enquiries/contacts/ContactMessage.ts";
import type { EnquiryEventRepository } from "../enquiries/EnquiryEvent.ts";
import type { EnquiryFiguresReader } from "../enquiries/EnquiryFigures.ts";
import type { EnquiryNoteRepository } from "../enquiries/EnquiryNote.ts";
import type { HireRequestDraft } from "../enquiries/hire-requests/HireRequest.ts";
import type { HireRequestRepository, InboxRepository, InboxSender } from "../enquiries/inboxRepository.ts";
import type { JobReader, JobRepository } from "../jobs/Job.ts";
import type { MailRepository } from "../mail/Mail.ts";
import type { FirstStepsRepository } from "../onboarding/FirstSteps.ts";
import type { PersonRepository } from "../people/Person.ts";
import type { ProfileReader, ProfileRepository } from "../profile/Profile.ts";
import type { EssayDraft, EssayReader, EssayRepository } from "../publications/essays/Essay.ts";
import type { PreviewLinkRepository } from "../publications/previews/Preview.ts";
import type { Project, ProjectDraft, ProjectEntry, ProjectSortKey, ProjectSummary } from "../publications/projects/Project.ts";
import type { PublicationClock } from "../publications/publicationClock.ts";
import type { PublicationReader, PublicationRepository, RevisionRepository } from "../publications/publicationRepository.ts";
import type { UnfinishedTextRepository } from "../publications/unfinished/UnfinishedText.ts";
import type { QuoteReader, QuoteRepository, QuoteSettingsRepository } from "../quotes/Quote.ts";
import type { RedirectRepository } from "../redirects/Redirect.ts";
import type { ReplyTemplate, ReplyTemplateDraft } from "../reply-templates/ReplyTemplate.ts";
import type { SearchReader } from "../search/searchReader.ts";
import type { ServiceCategory, ServiceCategoryDraft, ServiceReader, ServiceRepository } from "../services/Service.ts";
import type { SessionRepository } from "../session/sessionRepository.ts";
import type { SettingsReader, SettingsRepository } from "../settings/SiteSettings.ts";
import type { StoredFileRepository } from "../uploads/stored/StoredFile.ts";
import type { UploadRepository } from "../uploads/uploadRepository.ts";
import type { PrivacyReader, VisitsReader } from "../visits/Visits.ts";

/** The repositories of public pages. */
export interface PublicRepositories {
	projects: PublicationReader<Project, ProjectSummary, ProjectEntry>;
	essays: EssayReader;
	jobs: JobReader;
	profile: ProfileReader;
	settings: SettingsReader;
	services: ServiceReader;
	contacts: InboxSender<ContactDraft>;
	hireRequests: InboxSender<HireRequestDraft>;
	search: SearchReader;
	privacy: PrivacyReader;
	/** Only on the server, for one visitor. */
	quotes?: QuoteReader;
	/** An export without a backend has no forms. */
	areFormsClosed?: true;
}

/** The repositories of the admin's screens. */
export interface AdminRepositories {
	session: SessionRepository;
	clock: PublicationClock;
	projects: PublicationRepository<Project, ProjectSummary, ProjectDraft, ProjectSortKey>;
	essays: EssayRepository;
	revisions: { projects: RevisionRepository<ProjectDraft>; essays: RevisionRepository<EssayDraft> };
	previewLinks: PreviewLinkRepository;
	unfinishedTexts: UnfinishedTextRepository;
	redirects: RedirectRepository;
	jobs: JobRepository;
	profile: ProfileRepository;
	settings: SettingsRepository;
	contacts: InboxRepository<ContactMessage, ContactSortKey>;
	hireRequests: HireRequestRepository;
	quotes: QuoteRepository;
	quoteSettings: QuoteSettingsRepository;
	people: PersonRepository;
	enquiryNotes: EnquiryNoteRepository;
	enquiryEvents: EnquiryEventRepository;
	mail: MailRepository;
	enquiryFigures: EnquiryFiguresReader;
	firstSteps: FirstStepsRepository;
	replyTemplates: OrderedRepository<ReplyTemplate, ReplyTemplateDraft>;
	services: ServiceRepository;
	serviceCategories: OrderedRepository<ServiceCategory, ServiceCategoryDraft>;
	uploads: UploadRepository;
	files: StoredFileRepository;
	visits: VisitsReader;
}
