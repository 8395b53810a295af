import { PostgrestClient } from "@supabase/postgrest-js";
import { createBackendFetch, serviceUrl } from "./client/createBackendFetch.ts";
import type { Database } from "./client/database.types.ts";
import { fetchOnly, fetchSingle, fetchTable } from "./client/table/fetchTable.ts";
import type { PublicRepositories } from "./contract/repositories.ts";
import { validateContact } from "./enquiries/contacts/contactRules.ts";
import { contactTable } from "./enquiries/contacts/contactTable.ts";
import { validateHireRequest } from "./enquiries/hire-requests/hireRequestRules.ts";
import { hireRequestTable } from "./enquiries/hire-requests/hireRequestTable.ts";
import { createInboxSender } from "./enquiries/inboxSender.supabase.ts";
import { withDataErrors } from "./errors/toDataError.ts";
import { jobTable } from "./jobs/jobTable.ts";
import { profileTable } from "./profile/profileTable.ts";
import { createEssayReader } from "./publications/essays/essayReader.supabase.ts";
import type { PreviewReader } from "./publications/previews/Preview.ts";
import { createPreviewReader } from "./publications/previews/previewLinkRepository.supabase.ts";
import { projectTable } from "./publications/projects/projectTable.ts";
import { createPublicationClock, type PublicationClock } from "./publications/publicationClock.ts";
import { createPublicationReader } from "./publications/publicationReader.supabase.ts";
import type { QuoteReader } from "./quotes/Quote.ts";
import { createQuoteReader } from "./quotes/quoteRepositories.supabase.ts";
import type { RedirectReader, RedirectRepository } from "./redirects/Redirect.ts";
import { createRedirectReader, createRedirectRepository } from "./redirects/redirectRepository.supabase.ts";
import { createSearchReader, createSiteSearchReader } from "./search/searchReader.ts";
import { createServiceReader } from "./services/serviceReader.supabase.ts";
import { settingsTable } from "./settings/settingsTable.ts";
import { createPrivacyReader } from "./visits/visitRepositories.supabase.ts";

/** How to reach the backend: its absolute URL and its publishable (or anon) key. */
export interface BackendEndpoint {
	url: string;
	key: string;
	fetch?: typeof globalThis.fetch;
	/** The time limit of a call with its retries, in ms; 15,000 by default. */
	timeLimitMs?: number;
	/** The URL of the search index on the site's server; without it the index is built from the tables. */
	searchIndexUrl?: string | undefined;
}

/** The clock of the database, for the site's server. Throws TypeError for an invalid URL. */
export function createVisitorClock(endpoint: BackendEndpoint): PublicationClock {
	return withDataErrors(createPublicationClock(createVisitorClient(endpoint)));
}

/** Reads the entries of preview links, for the site's server. Throws TypeError for an invalid URL. */
export function createVisitorPreviews(endpoint: BackendEndpoint): PreviewReader {
	return withDataErrors(createPreviewReader(createVisitorClient(endpoint)));
}

/** Reads and answers quotes for their clients, for the site's server. Throws TypeError for an invalid URL. */
export function createVisitorQuotes(endpoint: BackendEndpoint): QuoteReader {
	return withDataErrors(createQuoteReader(createVisitorClient(endpoint)));
}

/** Reads the targets of old paths, for the site's server. Throws TypeError for an invalid URL. */
export function createVisitorRedirects(endpoint: BackendEndpoint): RedirectReader {
	return withDataErrors(createRedirectReader(createVisitorClient(endpoint)));
}

/** Lists every redirect with the secret key, for the static export. Throws TypeError for an invalid URL. */
export function createRedirectList(endpoint: BackendEndpoint): Pick<RedirectRepository, "listAll"> {
	return withDataErrors(createRedirectRepository(createVisitorClient(endpoint)));
}

/** The repositories of public pages, with no auth client. Throws TypeError for an invalid URL. */
export function createPublicRepositories(endpoint: BackendEndpoint): PublicRepositories {
	const { fetch = globalThis.fetch, searchIndexUrl } = endpoint;
	const client = createVisitorClient(endpoint);
	const projects = withDataErrors(createPublicationReader(client, projectTable));
	const essays = withDataErrors(createEssayReader(client));
	const services = withDataErrors(createServiceReader(client));
	const search = searchIndexUrl
		? createSiteSearchReader(searchIndexUrl, fetch)
		: createSearchReader({ essays, projects, services });
	return {
		projects,
		essays,
		jobs: withDataErrors({ list: () => fetchTable(client, jobTable) }),
		profile: withDataErrors({ get: () => fetchSingle(client, profileTable) }),
		settings: withDataErrors({ get: () => fetchOnly(client, settingsTable) }),
		services,
		contacts: withDataErrors(createInboxSender(client, contactTable, validateContact)),
		hireRequests: withDataErrors(createInboxSender(client, hireRequestTable, validateHireRequest)),
		search: withDataErrors(search),
		privacy: withDataErrors(createPrivacyReader(client)),
	};
}

function createVisitorClient({ url, key, fetch = globalThis.fetch, timeLimitMs }: BackendEndpoint) {
	return new PostgrestClient<Database>(serviceUrl(url, "rest/v1"), {
		headers: { apikey: key, Authorization: `Bearer ${key}` },
		fetch: createBackendFetch(fetch, timeLimitMs),
	});
}
