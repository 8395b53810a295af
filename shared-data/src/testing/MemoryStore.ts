import type { AdminRepositories } from "../contract/repositories.ts";
import type { ContactMessage } from "../enquiries/contacts/ContactMessage.ts";
import type { EnquiryEntity, EnquiryEvent } from "../enquiries/EnquiryEvent.ts";
import type { EnquiryNote } from "../enquiries/EnquiryNote.ts";
import type { HireRequest } from "../enquiries/hire-requests/HireRequest.ts";
import { DataError, type DataErrorKind } from "../errors/DataError.ts";
import type { Job } from "../jobs/Job.ts";
import type { MailReport } from "../mail/Mail.ts";
import type { FirstSteps } from "../onboarding/FirstSteps.ts";
import type { Profile } from "../profile/Profile.ts";
import type { Essay } from "../publications/essays/Essay.ts";
import type { Project } from "../publications/projects/Project.ts";
import type { UnfinishedText } from "../publications/unfinished/UnfinishedText.ts";
import type { Invoice, Quote, QuoteSettings } from "../quotes/Quote.ts";
import type { Redirect } from "../redirects/Redirect.ts";
import type { ReplyTemplate } from "../reply-templates/ReplyTemplate.ts";
import type { Service, ServiceCategory } from "../services/Service.ts";
import { defaultSettings } from "../settings/defaultSettings.ts";
import type { SiteSettings } from "../settings/SiteSettings.ts";
import type { StoredFile } from "../uploads/stored/StoredFile.ts";
import type { VisitFigures } from "../visits/Visits.ts";

/** A revision in memory; `values` are columns, as in the database. */
export interface MemoryRevision {
	entity: "essays" | "projects";
	entityId: string;
	number: number;
	values: Record<string, unknown>;
	createdAt: Date;
}

/** An event in memory, with the enquiry that it belongs to. */
interface MemoryEnquiryEvent {
	entity: EnquiryEntity;
	entityId: string;
	event: EnquiryEvent;
}

/** The initial rows of the memory repositories; omitted tables are empty. */
export interface MemorySeed {
	projects?: Project[];
	essays?: Essay[];
	jobs?: Job[];
	profile?: Profile | null;
	/** The default settings if omitted. */
	settings?: SiteSettings;
	contacts?: ContactMessage[];
	hireRequests?: HireRequest[];
	quotes?: Quote[];
	invoices?: Invoice[];
	/** Empty texts and 14 days if omitted. */
	quoteSettings?: QuoteSettings;
	/** The oldest first. */
	revisions?: MemoryRevision[];
	redirects?: Redirect[];
	enquiryNotes?: EnquiryNote[];
	/** The oldest first. */
	enquiryEvents?: MemoryEnquiryEvent[];
	/** Off if omitted. */
	mail?: MailReport;
	/** None done if omitted. */
	firstSteps?: FirstSteps;
	lastBackupAt?: Date | null;
	replyTemplates?: ReplyTemplate[];
	unfinishedTexts?: UnfinishedText[];
	services?: Service[];
	serviceCategories?: ServiceCategory[];
	storedFiles?: StoredFile[];
	/** None if omitted. */
	visits?: VisitFigures;
}

/** The repositories whose calls can fail on demand. */
export type MemoryNoun = keyof AdminRepositories | "privacy";

/** The rows of one table in memory. */
export interface MemoryTable<Row> {
	noun: MemoryNoun;
	rows: Row[];
}

/** The tables of the memory repositories. */
export type MemoryStore = ReturnType<typeof createMemoryStore>;

const newSite: FirstSteps = {
	isDismissed: false,
	hasProfile: false,
	hasLinks: false,
	hasTexts: false,
	hasServices: false,
	hasProject: false,
	sendsMail: false,
	hasBackup: false,
	// The services of a new site.
	sampleRows: 6,
};

export function createMemoryStore(seed: MemorySeed = {}) {
	const table = <Row>(noun: MemoryNoun, rows: readonly Row[] = []): MemoryTable<Row> => ({ noun, rows: [...rows] });
	const failures = new Map<MemoryNoun, DataErrorKind | null>();
	let generalFailure: DataErrorKind | null = null;
	let latest = 0;

	/** The time of a write and its new revision; later than every earlier one. */
	function stamp(): { updatedAt: Date; revision: string } {
		latest = Math.max(Date.now(), latest + 1);
		return { updatedAt: new Date(latest), revision: `memory-${latest}` };
	}

	const store = {
		projects: table("projects", seed.projects),
		essays: table("essays", seed.essays),
		jobs: table("jobs", seed.jobs),
		contacts: table("contacts", seed.contacts),
		hireRequests: table("hireRequests", seed.hireRequests),
		quotes: table("quotes", seed.quotes),
		invoices: table("quotes", seed.invoices),
		quoteSettings: seed.quoteSettings ?? {
			id: "quotes",
			terms: "",
			payment: "",
			paymentImage: null,
			validDays: 14,
			createdAt: new Date(0),
			...stamp(),
		},
		enquiryNotes: table("enquiryNotes", seed.enquiryNotes),
		replyTemplates: table("replyTemplates", seed.replyTemplates),
		unfinishedTexts: table("unfinishedTexts", seed.unfinishedTexts),
		services: table("services", seed.services),
		serviceCategories: table("serviceCategories", seed.serviceCategories),
		enquiryEvents: [...(seed.enquiryEvents ?? [])],
		revisions: seed.revisions ?? [],
		redirects: seed.redirects ?? [],
		mail: seed.mail ?? { isOn: false, sendsReceipts: true, nextDueAt: null, failed: [] },
		firstSteps: seed.firstSteps ?? newSite,
		lastBackupAt: seed.lastBackupAt ?? null,
		visits: seed.visits ?? { days: [], pages: [], referrers: [], devices: [] },
		storedFiles: seed.storedFiles ?? [],
		profile: seed.profile ?? null,
		settings: seed.settings ?? { ...defaultSettings, ...stamp() },
		/** The creation times of rows by the keys that created them. */
		rowKeys: new Map<string, Date>(),
		/** Uploaded files by bucket and name. */
		files: new Map<string, { type: string; bytes: ArrayBuffer }>(),
		stamp,

		/** Makes later calls fail with the kind, or succeed again with null; of all nouns, or of those named. */
		failWith(kind: DataErrorKind | null, ...nouns: MemoryNoun[]): void {
			for (const noun of nouns) failures.set(noun, kind);
			if (nouns.length > 0) return;
			failures.clear();
			generalFailure = kind;
		},

		/** Responds like the backend: asynchronously, and with the DataError set by `failWith`. */
		async respond<T>(noun: MemoryNoun, value: () => T): Promise<T> {
			await Promise.resolve();
			const kind = failures.has(noun) ? failures.get(noun) : generalFailure;
			if (kind) throw new DataError(kind, `The memory repository is set to fail: ${kind}`);
			return value();
		},

		/** Refuses a key that has created one of these rows. */
		refuseRepeated(key: string | undefined, rows: readonly { id: string; createdAt: Date }[]): void {
			const made = rows.find(({ createdAt }) => key && store.rowKeys.get(key) === createdAt);
			if (made) throw new DataError("conflict", "The key has made a row in memory", { reason: made.id });
		},

		/** Adds an event of an enquiry, like the database's triggers. */
		recordEvent(entity: EnquiryEntity, entityId: string, event: Omit<EnquiryEvent, "id">): void {
			store.enquiryEvents.push({ entity, entityId, event: { ...event, id: crypto.randomUUID() } as EnquiryEvent });
		},

		/** Removes the rows of deleted enquiries, like the database's foreign keys. */
		forgetEnquiries(entity: EnquiryEntity, ids: readonly string[]): void {
			const isKept = (row: { entity: EnquiryEntity; entityId: string }) => row.entity !== entity || !ids.includes(row.entityId);
			store.enquiryNotes.rows = store.enquiryNotes.rows.filter(isKept);
			store.enquiryEvents = store.enquiryEvents.filter(isKept);
			if (entity === "contacts") {
				const detach = (row: HireRequest) => (row.contactId && ids.includes(row.contactId) ? { ...row, contactId: null } : row);
				store.hireRequests.rows = store.hireRequests.rows.map(detach);
			}
		},
	};
	return store;
}
