import type { AdminRepositories } from "@site/shared-data";
import { type DashboardEntry, toDashboardEntries } from "../dashboardEntries.ts";

/** A contact message or hire request whose follow-up is due. */
export interface FollowUp extends DashboardEntry {
	/** The day, yyyy-mm-dd. */
	on: string;
}

/** All follow-ups of both inboxes that are due on a day or were before, the longest overdue first. */
export async function findFollowUps({ contacts, hireRequests }: AdminRepositories, day: string): Promise<FollowUp[]> {
	const [messages, requests] = await Promise.all([contacts.listDue(day), hireRequests.listDue(day)]);
	return toDashboardEntries(messages, requests, ({ followUpOn }) => ({ on: followUpOn ?? day })).toSorted((a, b) =>
		a.on < b.on ? -1 : Number(a.on > b.on),
	);
}
