import { PostgrestClient } from "@supabase/postgrest-js";
import { AuthClient } from "@supabase/supabase-js";
import { createBackendFetch, serviceUrl } from "./client/createBackendFetch.ts";
import type { Database } from "./client/database.types.ts";
import { lazyRepositories } from "./client/lazy/lazyRepositories.ts";
import type { AdminRepositories } from "./contract/repositories.ts";
import { contactTable } from "./enquiries/contacts/contactTable.ts";
import {
	createEnquiryEventRepository,
	createEnquiryFiguresReader,
	createEnquiryNoteRepository,
} from "./enquiries/enquiryRepositories.supabase.ts";
import { createHireRequestRepository } from "./enquiries/hire-requests/hireRequestRepository.supabase.ts";
import { createInboxRepository } from "./enquiries/inboxRepository.supabase.ts";
import { createJobRepository } from "./jobs/jobRepository.supabase.ts";
import { createFirstStepsRepository } from "./onboarding/firstStepsRepository.supabase.ts";
import { createPersonRepository } from "./people/personRepository.supabase.ts";
import { createProfileRepository } from "./profile/profileRepository.supabase.ts";
import { createEssayRepository } from "./publications/essays/essayRepository.supabase.ts";
import { validateProject } from "./publications/projects/projectRules.ts";
import { projectTable } from "./publications/projects/projectTable.ts";
import { createPublicationClock } from "./publications/publicationClock.ts";
import { createPublicationRepository } from "./publications/publicationRepository.supabase.ts";
import { createQuoteRepository } from "./quotes/quoteRepositories.supabase.ts";
import { withRevalidation } from "./revalidation/isContentWrite.ts";
import { createAdminProbe, createSessionRepository } from "./session/sessionRepository.supabase.ts";
import { createSessionStore } from "./session/sessionStore.ts";
import { createRefreshRetry, withSession } from "./session/withSession.ts";
import { createSettingsRepository } from "./settings/settingsRepository.supabase.ts";
import type { ReadImage } from "./uploads/images/readImage.ts";
import type { BackendEndpoint } from "./visitor.ts";
import { createVisitsReader } from "./visits/visitRepositories.supabase.ts";

interface AdminBackend extends BackendEndpoint {
	readImage?: ReadImage;
	pageOrigin?: string;
	/** The URL to call after a write that bypasses the site's server. */
	revalidateUrl?: string | undefined;
}

/** The admin's repositories, and the functions that only the shell uses. */
export interface AdminClient extends AdminRepositories {
	/** Sends the session's access token. */
	fetchAsAccount: typeof globalThis.fetch;
}

/** Call it once per page, as two clients would refresh the same session. */
export function createAdminRepositories({
	url,
	key,
	fetch = globalThis.fetch,
	timeLimitMs,
	readImage,
	pageOrigin = globalThis.location?.origin,
	revalidateUrl,
}: AdminBackend): AdminClient {
	const store = createSessionStore();
	const siteFetch = revalidateUrl === undefined ? fetch : withRevalidation(fetch, url, revalidateUrl);
	const limitedFetch = createBackendFetch(siteFetch, timeLimitMs);
	const auth = new AuthClient({
		url: serviceUrl(url, "auth/v1"),
		headers: { apikey: key, Authorization: `Bearer ${key}` },
		// The default name of supabase-js.
		storageKey: `sb-${new URL(url).hostname.split(".")[0]}-auth-token`,
		storage: store,
		detectSessionInUrl: false,
		fetch: limitedFetch,
	});
	const sendWithToken = createRefreshRetry({ auth, store, timeLimitMs });
	const sessionFetch = withSession(limitedFetch, auth, key, sendWithToken);
	const database = new PostgrestClient<Database>(serviceUrl(url, "rest/v1"), { fetch: sessionFetch });
	const objectsUrl = serviceUrl(url, "storage/v1/object");
	const screens = lazyRepositories(async () =>
		(await import("./screenRepositories.ts")).createScreenRepositories(database, { url: objectsUrl, fetch: sessionFetch }),
	);
	const { uploads } = lazyRepositories(async () => {
		const { createUploadRepository } = await import("./uploads/uploadRepository.supabase.ts");
		return {
			uploads: createUploadRepository({ url, key, objectsUrl, auth, fetch: sessionFetch, sendWithToken, readImage, pageOrigin }),
		};
	});
	return {
		fetchAsAccount: sessionFetch,
		session: createSessionRepository({ auth, store, isAdmin: createAdminProbe(database) }),
		clock: createPublicationClock(database),
		projects: createPublicationRepository(database, projectTable, validateProject),
		essays: createEssayRepository(database),
		revisions: {
			projects: screens.projectRevisions,
			essays: screens.essayRevisions,
		},
		previewLinks: screens.previewLinks,
		unfinishedTexts: screens.unfinishedTexts,
		redirects: screens.redirects,
		jobs: createJobRepository(database),
		profile: createProfileRepository(database),
		settings: createSettingsRepository(database),
		contacts: createInboxRepository(database, contactTable),
		hireRequests: createHireRequestRepository(database),
		enquiryNotes: createEnquiryNoteRepository(database),
		enquiryEvents: createEnquiryEventRepository(database),
		quotes: createQuoteRepository(database),
		quoteSettings: screens.quoteSettings,
		people: createPersonRepository(database),
		mail: screens.mail,
		enquiryFigures: createEnquiryFiguresReader(database),
		firstSteps: createFirstStepsRepository(database),
		replyTemplates: screens.replyTemplates,
		services: screens.services,
		serviceCategories: screens.serviceCategories,
		uploads,
		files: screens.files,
		visits: createVisitsReader(database),
	};
}
