import { type AdminRepositories, urls } from "@site/shared-data";
import { openedContact } from "../contacts/contactList.ts";
import { openedHireRequest } from "../hire-requests/hireRequestList.ts";

/** Somebody who waits for an answer. */
export interface WaitingEntry {
	id: string;
	name: string;
	about: string;
	since: Date;
	/** Where the message or request opens. */
	to: string;
}

/** Those who have been waiting longest, of both inboxes. */
export async function oldestWaiting({ contacts, hireRequests }: AdminRepositories, limit: number): Promise<WaitingEntry[]> {
	const [messages, requests] = await Promise.all([contacts.listUnanswered({ limit }), hireRequests.listUnanswered({ limit })]);
	return [
		...messages.map(({ id, name, subject, createdAt }) => ({
			id,
			name,
			about: subject,
			since: createdAt,
			to: `${urls.admin.contacts()}?${openedContact}=${id}`,
		})),
		...requests.map(({ id, clientName, projectType, createdAt }) => ({
			id,
			name: clientName,
			about: `Hire request, ${projectType}`,
			since: createdAt,
			to: `${urls.admin.hireProjects()}?${openedHireRequest}=${id}`,
		})),
	]
		.toSorted((a, b) => a.since.getTime() - b.since.getTime())
		.slice(0, limit);
}
