import { type AdminRepositories, type ContactMessage, type EnquiryEntity, type HireRequest, urls } from "@site/shared-data";

/** Another contact message or hire request, with the URL that opens it. */
export interface RelatedEntry {
	id: string;
	entity: EnquiryEntity;
	subject: string;
	status: string;
	createdAt: Date;
	to: string;
}

export interface RelatedEntries {
	/** Further entries from the same e-mail, the newest first. */
	sameEmail: RelatedEntry[];
	/** There are more than these. */
	hasMore: boolean;
	/** The requests that were made from a message, or the message that a request was made from. */
	converted: RelatedEntry[];
}

const limit = 5;

/** `params` has the enquiry's e-mail, and for a request the message that it was made from. */
export async function findRelated(
	{ contacts, hireRequests }: AdminRepositories,
	entity: EnquiryEntity,
	id: string,
	params: URLSearchParams,
): Promise<RelatedEntries> {
	const email = params.get("email") ?? "";
	const contactId = params.get("message");
	// Some more, because the enquiry itself and those it is linked with are left out.
	const some = { limit: 2 * limit };
	const [messages, requests, converted] = await Promise.all([
		contacts.listByEmail(email, some),
		hireRequests.listByEmail(email, some),
		entity === "contacts" ? hireRequests.listMadeFrom(id) : contactId ? contacts.get(contactId) : null,
	]);
	const linked = Array.isArray(converted) ? converted.map(toRequest) : converted ? [toMessage(converted)] : [];
	const isShown = new Set([id, ...linked.map((entry) => entry.id)]);
	const found = [...messages.map(toMessage), ...requests.map(toRequest)]
		.filter((entry) => !isShown.has(entry.id))
		.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
	return {
		sameEmail: found.slice(0, limit),
		hasMore: found.length > limit,
		converted: linked,
	};
}

const toMessage = ({ id, subject, status, createdAt }: ContactMessage): RelatedEntry => ({
	id,
	entity: "contacts",
	subject,
	status,
	createdAt,
	to: urls.admin.contact(id),
});

const toRequest = ({ id, projectType, status, createdAt }: HireRequest): RelatedEntry => ({
	id,
	entity: "hire_projects",
	subject: projectType,
	status,
	createdAt,
	to: urls.admin.hireRequest(id),
});
