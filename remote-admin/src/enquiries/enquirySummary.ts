import { type ContactMessage, type EnquiryEntity, type HireRequest, urls } from "@site/shared-data";

/** A contact message or hire request as dashboard, palette and other enquiries list it. */
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

export const summarizeMessage = ({ id, name, subject, status, createdAt, followUpOn }: ContactMessage): EnquirySummary => ({
	entity: "contacts",
	id,
	name,
	subject,
	status,
	createdAt,
	followUpOn,
	to: urls.admin.contact(id),
});

export const summarizeRequest = ({
	id,
	clientName,
	projectType,
	status,
	createdAt,
	followUpOn,
}: HireRequest): EnquirySummary => ({
	entity: "hire_projects",
	id,
	name: clientName,
	subject: projectType,
	status,
	createdAt,
	followUpOn,
	to: urls.admin.hireRequest(id),
});

/** The subject, for a request after its kind. */
export const describeSubject = ({ entity, subject }: Pick<EnquirySummary, "entity" | "subject">): string =>
	entity === "contacts" ? subject : `Hire request, ${subject}`;
