import { type ContactMessage, type EnquiryEntity, type HireRequest, urls } from "@site/shared-data";

export interface EnquirySummary {
	entity: EnquiryEntity;
	id: string;
	name: string;
	subject: string;
	status: string;
	createdAt: Date;
	followUpOn: string | null;
	to: string;
}

export const summarizeMessage = (message: ContactMessage): EnquirySummary => ({
	...message,
	entity: "contacts",
	to: urls.admin.contact(message.id),
});

export const summarizeRequest = (request: HireRequest): EnquirySummary => ({
	...request,
	entity: "hire_projects",
	name: request.clientName,
	subject: request.projectType,
	to: urls.admin.hireRequest(request.id),
});

export const describeSubject = ({ entity, subject }: Pick<EnquirySummary, "entity" | "subject">): string =>
	entity === "contacts" ? subject : `Hire request, ${subject}`;
