import { type ContactMessage, type EnquiryEntity, type HireRequest, urls } from "@site/shared-data";

/** A contact message or hire request as the dashboard lists it. */
export interface DashboardEntry {
	entity: EnquiryEntity;
	id: string;
	name: string;
	about: string;
	/** The URL that opens it. */
	to: string;
}

/** The entries of both inboxes, each with what a list adds. */
export const toDashboardEntries = <Extra>(
	messages: readonly ContactMessage[],
	requests: readonly HireRequest[],
	extra: (entry: ContactMessage | HireRequest) => Extra,
): (DashboardEntry & Extra)[] => [
	...messages.map((message) => ({
		entity: "contacts" as const,
		id: message.id,
		name: message.name,
		about: message.subject,
		to: urls.admin.contact(message.id),
		...extra(message),
	})),
	...requests.map((request) => ({
		entity: "hire_projects" as const,
		id: request.id,
		name: request.clientName,
		about: `Hire request, ${request.projectType}`,
		to: urls.admin.hireRequest(request.id),
		...extra(request),
	})),
];
