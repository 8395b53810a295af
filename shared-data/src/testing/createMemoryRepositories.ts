import type { AdminRepositories, PublicRepositories } from "../contract/repositories.ts";
import { validateContact } from "../enquiries/contacts/contactRules.ts";
import { contactTable } from "../enquiries/contacts/contactTable.ts";
import type { EnquiryFigures } from "../enquiries/EnquiryFigures.ts";
import { createMemoryEnquiryEvents, createMemoryEnquiryNotes } from "../enquiries/enquiryRepositories.memory.ts";
import { createMemoryHireRequestRepository } from "../enquiries/hire-requests/hireRequestRepository.memory.ts";
import { createMemoryInboxRepository } from "../enquiries/inboxRepository.memory.ts";
import { DataError, type DataErrorKind } from "../errors/DataError.ts";
import { createMemoryJobRepository } from "../jobs/jobRepository.memory.ts";
import { createMemoryMail } from "../mail/mail.memory.ts";
import { createMemoryFirstSteps } from "../onboarding/firstSteps.memory.ts";
import { createMemoryPersonRepository } from "../people/personRepository.memory.ts";
import { createMemoryProfileRepository } from "../profile/profileRepository.memory.ts";
import type { Essay, EssayDraft } from "../publications/essays/Essay.ts";
import { createMemoryEssayReader } from "../publications/essays/essayReader.memory.ts";
import { validateEssay } from "../publications/essays/essayRules.ts";
import { essayTable } from "../publications/essays/essayTable.ts";
import { createMemoryPreviewLinks } from "../publications/previews/previews.memory.ts";
import type { Project, ProjectDraft } from "../publications/projects/Project.ts";
import { validateProject } from "../publications/projects/projectRules.ts";
import { projectTable } from "../publications/projects/projectTable.ts";
import { createMemoryPublicationRepository } from "../publications/publicationRepository.memory.ts";
import { createMemoryRevisionRepository } from "../publications/revisionRepository.memory.ts";
import { createMemoryUnfinishedTexts } from "../publications/unfinished/unfinishedTexts.memory.ts";
import { createMemoryQuoteRepository, createMemoryQuoteSettings } from "../quotes/quoteRepositories.memory.ts";
import { createMemoryRedirects } from "../redirects/redirects.memory.ts";
import { createMemoryReplyTemplateRepository } from "../reply-templates/replyTemplateRepository.memory.ts";
import { createSearchReader } from "../search/searchReader.ts";
import {
	createMemoryServiceCategoryRepository,
	createMemoryServiceReader,
	createMemoryServiceRepository,
} from "../services/serviceRepositories.memory.ts";
import { createMemorySessionRepository, type MemoryAccount } from "../session/sessionRepository.memory.ts";
import type { SessionUser } from "../session/sessionRepository.ts";
import { createMemorySettingsRepository } from "../settings/settingsRepository.memory.ts";
import { createMemoryStoredFiles } from "../uploads/stored/storedFiles.memory.ts";
import { createMemoryUploadRepository } from "../uploads/uploadRepository.memory.ts";
import { createMemoryPrivacy, createMemoryVisits } from "../visits/visits.memory.ts";
import { createMemoryStore, type MemorySeed, type MemoryStore } from "./MemoryStore.ts";

/** The admin's seed: the accounts that may sign in, and the signed-in user, if any. */
export interface MemoryAdminSeed extends MemorySeed {
	accounts?: MemoryAccount[];
	signedIn?: SessionUser | null;
}

/** `failWith("offline", "jobs")` makes each later call of `jobs` fail; `failWith(null)` ends all failures. */
interface Failing<Noun> {
	failWith(kind: DataErrorKind | null, ...nouns: Noun[]): void;
}

/** Figures of half a year; the last week has one message. */
const sampleFigures: EnquiryFigures = {
	answered: 0,
	medianSeconds: null,
	byDuration: [0, 0, 0, 0, 0],
	weeks: Array.from({ length: 26 }, (_, index) => ({
		week: new Date(Date.UTC(2026, 5, 1 + 7 * index)).toISOString().slice(0, 10),
		messages: index === 25 ? 1 : 0,
		requests: 0,
	})),
};

/** The admin's repositories in memory, for stories and tests. */
export function createMemoryAdminRepositories(seed: MemoryAdminSeed = {}): AdminRepositories & Failing<keyof AdminRepositories> {
	const store = createMemoryStore(seed);
	return {
		...createMemoryTables(store),
		clock: { read: async () => ({ now: new Date(), nextDueInMs: null }) },
		previewLinks: unlisted(createMemoryPreviewLinks(store)),
		unfinishedTexts: unlisted(createMemoryUnfinishedTexts(store)),
		redirects: unlisted(createMemoryRedirects(store)),
		quotes: unlisted(createMemoryQuoteRepository(store)),
		quoteSettings: unlisted(createMemoryQuoteSettings(store)),
		people: createMemoryPersonRepository(store),
		mail: unlisted(createMemoryMail(store)),
		enquiryFigures: { read: () => store.respond("enquiryFigures", () => sampleFigures) },
		firstSteps: createMemoryFirstSteps(store),
		replyTemplates: unlisted(createMemoryReplyTemplateRepository(store)),
		session: createMemorySessionRepository(store, seed.accounts ?? [], seed.signedIn ?? null),
		uploads: createMemoryUploadRepository(store),
		files: unlisted(createMemoryStoredFiles(store)),
		visits: unlisted(createMemoryVisits(store)),
		failWith: (kind, ...nouns) => store.failWith(kind, ...nouns),
	};
}

/** A repository whose methods can be called but not listed or spread, like the shell's lazy ones. */
const unlisted = <Repository extends object>(repository: Repository): Repository => Object.create(repository);

/** A visitor's repositories in memory, for stories and tests. */
export function createMemoryPublicRepositories(
	seed: MemorySeed = {},
): PublicRepositories & Failing<Exclude<keyof PublicRepositories, "search" | "areFormsClosed">> {
	const store = createMemoryStore(seed);
	const tables = createMemoryTables(store);
	return {
		...tables,
		search: createSearchReader(tables),
		privacy: createMemoryPrivacy(store),
		failWith: (kind, ...nouns) => store.failWith(kind, ...nouns),
	};
}

/** Both views of every table. */
export function createMemoryTables(store: MemoryStore) {
	const essayRows = createMemoryPublicationRepository(store, store.essays, essayTable, validateEssay, checkTranslation);
	return {
		projects: createMemoryPublicationRepository(store, store.projects, projectTable, validateProject),
		essays: {
			...essayRows,
			...createMemoryEssayReader(essayRows),
			async listReferences() {
				const rows = (await essayRows.listAll()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
				return rows.map(({ id, title, topics, language, translationOf }) => ({ id, title, topics, language, translationOf }));
			},
		},
		revisions: {
			projects: createMemoryRevisionRepository<Project, ProjectDraft>(store, projectTable),
			essays: createMemoryRevisionRepository<Essay, EssayDraft>(store, essayTable),
		},
		jobs: createMemoryJobRepository(store),
		profile: createMemoryProfileRepository(store),
		settings: createMemorySettingsRepository(store),
		contacts: createMemoryInboxRepository(store, store.contacts, contactTable, validateContact),
		hireRequests: createMemoryHireRequestRepository(store),
		enquiryNotes: createMemoryEnquiryNotes(store),
		enquiryEvents: createMemoryEnquiryEvents(store),
		services: { ...createMemoryServiceRepository(store), ...createMemoryServiceReader(store) },
		serviceCategories: createMemoryServiceCategoryRepository(store),
	} satisfies Partial<AdminRepositories & PublicRepositories>;
}

/** The checks of the constraints and the trigger of translations. */
function checkTranslation(essay: Essay, others: readonly Essay[]): void {
	const rows = [...others.filter(({ id }) => id !== essay.id), essay];
	const isRefused = rows.some(({ id, language, translationOf }) => {
		const original = rows.find((row) => row.id === translationOf);
		const isSecond = rows.some((row) => row.id !== id && row.translationOf === translationOf && row.language === language);
		return translationOf !== null && (!original || original.translationOf !== null || original.language === language || isSecond);
	});
	if (isRefused) throw new DataError("invalid", "The translation is refused", { reason: "translationOf" });
}
