import { type AdminRepositories, type EnquiryEntity, urls } from "@site/shared-data";

/** A contact message or hire request whose follow-up is due. */
export interface FollowUp {
	entity: EnquiryEntity;
	id: string;
	name: string;
	about: string;
	/** The day, yyyy-mm-dd. */
	on: string;
	/** The URL that opens it. */
	to: string;
}

/** All follow-ups of both inboxes that are due on a day or were before, the longest overdue first. */
export async function findFollowUps({ contacts, hireRequests }: AdminRepositories, day: string): Promise<FollowUp[]> {
	const [messages, requests] = await Promise.all([contacts.listDue(day), hireRequests.listDue(day)]);
	return [
		...messages.map(({ id, name, subject, followUpOn }) => ({
			entity: "contacts" as const,
			id,
			name,
			about: subject,
			on: followUpOn ?? day,
			to: urls.admin.contact(id),
		})),
		...requests.map(({ id, clientName, projectType, followUpOn }) => ({
			entity: "hire_projects" as const,
			id,
			name: clientName,
			about: `Hire request, ${projectType}`,
			on: followUpOn ?? day,
			to: urls.admin.hireProject(id),
		})),
	].toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}
