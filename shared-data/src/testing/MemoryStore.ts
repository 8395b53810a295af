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
import type { Redirect } from "../redirects/Redirect.ts";
import type { ReplyTemplate } from "../reply-templates/ReplyTemplate.ts";
import type { Service, ServiceCategory } from "../services/Service.ts";
import { defaultSettings } from "../settings/defaultSettings.ts";
import type { SiteSettings } from "../settings/SiteSettings.ts";

/** A revision in memory; `values` are columns, as in the database. */
export interface MemoryRevision {
	entity: "essays" | "projects";
	entityId: string;
	number: number;
	values: Record<string, unknown>;
	createdAt: Date;
	/** It was stored by the admin, so that a save within ten minutes changes it. */
	isMergeable?: boolean;
}

/** An event in memory, with the enquiry that it belongs to. */
export interface MemoryEnquiryEvent {
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
	/** By default the shipped ones. */
	settings?: SiteSettings;
	contacts?: ContactMessage[];
	hireRequests?: HireRequest[];
	/** The oldest first. */
	revisions?: MemoryRevision[];
	redirects?: Redirect[];
	enquiryNotes?: EnquiryNote[];
	/** The oldest first. */
	enquiryEvents?: MemoryEnquiryEvent[];
	/** By default no mail leaves. */
	mail?: MailReport;
	/** By default all are lacking. */
	firstSteps?: FirstSteps;
	/** By default there is none. */
	lastBackupAt?: Date | null;
	replyTemplates?: ReplyTemplate[];
	services?: Service[];
	serviceCategories?: ServiceCategory[];
	/** The number of contact messages, and of hire requests, before every further one is "too-many". */
	formLimit?: number;
}

/** The repositories whose calls can fail on demand. */
export type MemoryNoun = keyof AdminRepositories;

/** The rows of one table in memory. */
export interface MemoryTable<Row> {
	noun: MemoryNoun;
	rows: Row[];
}

/** The tables of the memory repositories. */
export class MemoryStore {
	readonly projects: MemoryTable<Project>;
	readonly essays: MemoryTable<Essay>;
	readonly jobs: MemoryTable<Job>;
	readonly contacts: MemoryTable<ContactMessage>;
	readonly hireRequests: MemoryTable<HireRequest>;
	readonly enquiryNotes: MemoryTable<EnquiryNote>;
	enquiryEvents: MemoryEnquiryEvent[];
	readonly replyTemplates: MemoryTable<ReplyTemplate>;
	readonly services: MemoryTable<Service>;
	readonly serviceCategories: MemoryTable<ServiceCategory>;
	profile: Profile | null;
	settings: SiteSettings;
	revisions: MemoryRevision[];
	redirects: Redirect[];
	mail: MailReport;
	firstSteps: FirstSteps;
	lastBackupAt: Date | null;
	/** Uploaded files by bucket and name. */
	readonly files = new Map<string, { type: string; bytes: ArrayBuffer }>();
	private readonly formLimit: number;
	private readonly sent = new Map<MemoryNoun, number>();
	private readonly failures = new Map<MemoryNoun, DataErrorKind>();
	private latest = 0;

	constructor(seed: MemorySeed) {
		this.projects = { noun: "projects", rows: [...(seed.projects ?? [])] };
		this.essays = { noun: "essays", rows: [...(seed.essays ?? [])] };
		this.jobs = { noun: "jobs", rows: [...(seed.jobs ?? [])] };
		this.contacts = { noun: "contacts", rows: [...(seed.contacts ?? [])] };
		this.hireRequests = { noun: "hireRequests", rows: [...(seed.hireRequests ?? [])] };
		this.enquiryNotes = { noun: "enquiryNotes", rows: [...(seed.enquiryNotes ?? [])] };
		this.enquiryEvents = [...(seed.enquiryEvents ?? [])];
		this.replyTemplates = { noun: "replyTemplates", rows: [...(seed.replyTemplates ?? [])] };
		this.services = { noun: "services", rows: [...(seed.services ?? [])] };
		this.serviceCategories = { noun: "serviceCategories", rows: [...(seed.serviceCategories ?? [])] };
		this.revisions = [...(seed.revisions ?? [])];
		this.redirects = [...(seed.redirects ?? [])];
		this.mail = seed.mail ?? { isOn: false, sendsReceipts: true, nextDueAt: null, failed: [] };
		this.firstSteps = seed.firstSteps ?? newSite;
		this.lastBackupAt = seed.lastBackupAt ?? null;
		this.profile = seed.profile ?? null;
		this.settings = seed.settings ?? { ...defaultSettings, ...this.stamp() };
		this.formLimit = seed.formLimit ?? Number.POSITIVE_INFINITY;
	}

	/** Lets every later call fail with the kind, or succeed again with null; all nouns, or those named. */
	failWith(kind: DataErrorKind | null, ...nouns: MemoryNoun[]): void {
		for (const noun of nouns.length > 0 ? nouns : everyNoun) {
			if (kind) this.failures.set(noun, kind);
			else this.failures.delete(noun);
		}
	}

	/** Responds as the backend would: asynchronously, and with the DataError set by `failWith`. */
	async respond<T>(noun: MemoryNoun, value: () => T): Promise<T> {
		await Promise.resolve();
		const kind = this.failures.get(noun);
		if (kind) throw new DataError(kind, `The memory repository is set to fail: ${kind}`);
		return value();
	}

	/** When a row is written and its new revision; later than every time before. */
	stamp(): { updatedAt: Date; revision: string } {
		this.latest = Math.max(Date.now(), this.latest + 1);
		return { updatedAt: new Date(this.latest), revision: `memory-${this.latest}` };
	}

	/** Adds what happened to an enquiry, as the database's triggers do. */
	recordEvent(entity: EnquiryEntity, entityId: string, event: Omit<EnquiryEvent, "id">): void {
		this.enquiryEvents.push({ entity, entityId, event: { ...event, id: crypto.randomUUID() } as EnquiryEvent });
	}

	/** Removes what belongs to deleted enquiries, as the database's foreign keys do. */
	forgetEnquiries(entity: EnquiryEntity, ids: readonly string[]): void {
		const isKept = (row: { entity: EnquiryEntity; entityId: string }) => row.entity !== entity || !ids.includes(row.entityId);
		this.enquiryNotes.rows = this.enquiryNotes.rows.filter(isKept);
		this.enquiryEvents = this.enquiryEvents.filter(isKept);
		if (entity === "contacts") {
			const detach = (row: HireRequest) => (row.contactId && ids.includes(row.contactId) ? { ...row, contactId: null } : row);
			this.hireRequests.rows = this.hireRequests.rows.map(detach);
		}
	}

	/** Counts a visitor's submission, and refuses it above the limit. */
	takeSubmission(noun: MemoryNoun): void {
		const sent = (this.sent.get(noun) ?? 0) + 1;
		if (sent > this.formLimit) throw new DataError("too-many", "The memory repository takes no more submissions");
		this.sent.set(noun, sent);
	}
}

const newSite: FirstSteps = {
	isDismissed: false,
	hasProfile: false,
	hasServices: false,
	hasProject: false,
	sendsMail: false,
	hasBackup: false,
};

const everyNoun: MemoryNoun[] = [
	"session",
	"projects",
	"essays",
	"revisions",
	"previewLinks",
	"redirects",
	"mail",
	"jobs",
	"profile",
	"settings",
	"contacts",
	"hireRequests",
	"enquiryNotes",
	"enquiryEvents",
	"enquiryFigures",
	"firstSteps",
	"replyTemplates",
	"services",
	"serviceCategories",
	"uploads",
];
