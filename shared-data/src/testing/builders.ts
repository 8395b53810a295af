import type { ContactDraft, ContactMessage } from "../enquiries/contacts/ContactMessage.ts";
import type { HireRequest, HireRequestDraft } from "../enquiries/hire-requests/HireRequest.ts";
import type { Job } from "../jobs/Job.ts";
import type { Profile } from "../profile/Profile.ts";
import type { Essay } from "../publications/essays/Essay.ts";
import type { Project } from "../publications/projects/Project.ts";
import type { Quote, QuoteDraft } from "../quotes/Quote.ts";
import { quoteTotal } from "../quotes/quoteRules.ts";
import type { ReplyTemplate } from "../reply-templates/ReplyTemplate.ts";
import type { Service, ServiceCategory } from "../services/Service.ts";
import type { StoredFile } from "../uploads/stored/StoredFile.ts";

/** Builders of domain objects for tests and stories; every field can be given. */

const built = new Map<string, number>();

/** The id of the next row of a noun: "essay-1". */
function nextId(noun: string): string {
	built.set(noun, (built.get(noun) ?? 0) + 1);
	return `${noun}-${built.get(noun)}`;
}

/** The fields that the database fills. */
const stamp = (id: string) => ({
	createdAt: new Date(2026, 8, 1, 12),
	updatedAt: new Date(2026, 9, 1, 12),
	revision: `revision of ${id}`,
});

/** A visitor's message. */
export const contactDraft: ContactDraft = { name: "Sari", email: "sari@example.com", subject: "Teh", message: "Halo" };
export const hireRequestDraft: HireRequestDraft = {
	clientName: "Koperasi Teh",
	clientEmail: "teh@example.com",
	projectType: "Mobile App",
	projectDescription: "A scale that speaks",
	budgetRange: "25-50 million",
	timeline: null,
	additionalRequirements: null,
};

/** An unread contact message. */
export function buildContact(fields: Partial<ContactMessage> = {}): ContactMessage {
	const id = fields.id ?? nextId("contact");
	return {
		id,
		name: "Sari Wulandari",
		email: `${id}@example.com`,
		subject: `Subject of ${id}`,
		message: `What ${id} asks`,
		status: "unread",
		createdAt: new Date(2026, 10, 20, 12),
		followUpOn: null,
		...fields,
	};
}

/** A pending hire request. */
export function buildHireRequest(fields: Partial<HireRequest> = {}): HireRequest {
	const id = fields.id ?? nextId("request");
	return {
		id,
		...hireRequestDraft,
		clientEmail: `${id}@example.com`,
		projectDescription: `What ${id} is to become`,
		status: "pending",
		createdAt: new Date(2026, 10, 20, 12),
		followUpOn: null,
		value: null,
		contactId: null,
		...fields,
	};
}

/** A published essay. */
export function buildEssay(fields: Partial<Essay> = {}): Essay {
	const id = fields.id ?? nextId("essay");
	return {
		id,
		title: `Title of ${id}`,
		date: "2026-10-05",
		readingTime: 5,
		excerpt: `What ${id} says`,
		featuredImage: null,
		topics: [],
		language: "en",
		translationOf: null,
		description: null,
		shareImage: null,
		status: "published",
		publishAt: null,
		content: `All of ${id}`,
		createdAt: new Date(2026, 9, 1, 12),
		updatedAt: new Date(2026, 10, 4, 12),
		revision: `revision of ${id}`,
		...fields,
	};
}

/** A published project. */
export function buildProject(fields: Partial<Project> = {}): Project {
	const id = fields.id ?? nextId("project");
	return {
		id,
		title: `Title of ${id}`,
		description: `What ${id} is about`,
		previewUrl: "/sample/kebun.webp",
		shareImage: null,
		tags: ["TypeScript"],
		year: "2026",
		status: "published",
		publishAt: null,
		projectUrl: null,
		content: null,
		createdAt: new Date(2026, 10, 1, 12),
		updatedAt: new Date(2026, 10, 19, 12),
		revision: `revision of ${id}`,
		...fields,
	};
}

/** A past job. */
export function buildJob(fields: Partial<Job> = {}): Job {
	const id = fields.id ?? nextId("job");
	return {
		id,
		position: "Frontend developer",
		company: "Tirta Digital",
		companyLogo: null,
		location: "Bandung",
		startDate: "2019-03-01",
		endDate: "2022-06-30",
		description: null,
		isCurrent: false,
		displayOrder: 0,
		...stamp(id),
		...fields,
	};
}

export function buildProfile(fields: Partial<Profile> = {}): Profile {
	return {
		id: "profile",
		name: "Raka Wiratama",
		title: "Software developer and designer",
		location: "Bandung, Indonesia",
		profileImage: null,
		availableForProjects: true,
		availabilityText: null,
		about: null,
		updatedAt: new Date(2026, 9, 1, 12),
		revision: "revision of the profile",
		...fields,
	};
}

export function buildReplyTemplate(fields: Partial<ReplyTemplate> = {}): ReplyTemplate {
	const id = fields.id ?? nextId("reply-template");
	return {
		id,
		name: "Thanks",
		subject: "Re: {service}",
		body: "Hi {name},\n\nthank you for writing.",
		displayOrder: 0,
		...stamp(id),
		...fields,
	};
}

/** In Indonesian, with two lines. */
export const quoteDraft: QuoteDraft = {
	clientName: "Sari Dewi",
	clientEmail: "sari@example.com",
	title: "Situs untuk Kopi Sari",
	language: "id",
	lines: [
		{ title: "Landing Page", description: "Satu halaman.", quantity: 1, unitPrice: 2_500_000, serviceId: "landing-page" },
		{ title: "Revisi tambahan", description: "", quantity: 1.5, unitPrice: 300_000, serviceId: null },
	],
	discount: 100_000,
	terms: "Dua putaran revisi termasuk.",
	payment: "Transfer ke rekening di tagihan.",
	callTimes: ["2031-01-05T03:00:00.000Z"],
	validUntil: "2030-01-31",
	hireRequestId: null,
};

/** A draft, and no discount or times for a call. */
export function buildQuote(fields: Partial<Quote> = {}): Quote {
	const id = fields.id ?? nextId("quote");
	return {
		id,
		number: null,
		revisionLetter: "",
		...quoteDraft,
		discount: 0,
		callTimes: [],
		total: quoteTotal({ ...quoteDraft, discount: 0, ...fields }),
		currency: "IDR",
		status: "draft",
		sentAt: null,
		viewedAt: null,
		answeredAt: null,
		acceptedName: null,
		answerNote: null,
		chosenTime: null,
		...stamp(id),
		...fields,
	};
}

/** A published service. */
export function buildService(fields: Partial<Service> = {}): Service {
	const id = fields.id ?? nextId("service");
	return {
		id,
		name: "Landing Page",
		description: "One page that explains what you do.",
		price: 2_500_000,
		originalPrice: null,
		period: null,
		features: ["A design of your own"],
		deliveryTime: "5-7 hari",
		category: "website",
		isPopular: false,
		displayOrder: 0,
		status: "published",
		...stamp(id),
		...fields,
	};
}

export function buildServiceCategory(fields: Partial<ServiceCategory> = {}): ServiceCategory {
	const id = fields.id ?? nextId("category");
	return { id, name: "Website", displayOrder: 0, ...stamp(id), ...fields };
}

/** An unused image of half a MB with two copies. */
export function buildStoredFile(fields: Partial<StoredFile> = {}): StoredFile {
	const stem = `1764300000000-${nextId("file").slice("file-".length).padStart(16, "0")}-1600x1200`;
	const folder = "http://memory.example/storage/v1/object/public/essay-images";
	return {
		id: stem,
		name: `${stem}-640-1280.png`,
		url: `${folder}/${stem}-640-1280.png`,
		thumbnailUrl: `${folder}/${stem}.w640.webp`,
		copies: 2,
		bytes: 500_000,
		createdAt: new Date(2026, 9, 1, 12),
		uses: [],
		lastUse: null,
		...fields,
	};
}
