import { type ContactMessage, urls } from "@site/shared-data";
import { sayDone } from "../acts/sayDone.ts";
import { useChange } from "../acts/useChange.ts";
import type { ContactAct } from "./contactsAction.ts";

/** What the owner does to messages beside deleting them. Replied is for good: nothing leads back from it. */
export function useContactActs() {
	const change = useChange();
	const to = urls.admin.contacts();
	const subjects = (contacts: readonly ContactMessage[]) => ({
		name: contacts.length === 1 ? `The message from ${contacts[0]?.name}` : undefined,
		nouns: { one: "message", many: "messages" },
	});
	const body = (act: "read" | "reply", contacts: readonly ContactMessage[]): ContactAct => ({
		act,
		ids: contacts.map(({ id }) => id),
	});
	const failed = (contacts: readonly ContactMessage[], wanted: string) =>
		`${subjects(contacts).name ?? "The messages"} could not be marked as ${wanted}.`;
	return {
		markReplied: (contacts: readonly ContactMessage[]) =>
			change({
				to,
				body: body("reply", contacts),
				done: (outcome) => sayDone(outcome, { ...subjects(contacts), now: "marked as replied" }),
				failed: failed(contacts, "replied"),
			}),
		markRead: (contacts: readonly ContactMessage[]) =>
			change({
				to,
				body: body("read", contacts),
				done: (outcome) => sayDone(outcome, { ...subjects(contacts), now: "marked as read" }),
				failed: failed(contacts, "read"),
			}),
		/** Looking at a message is not an act that needs words; only its failure does. */
		markSeen: (contact: ContactMessage) =>
			change({ to, body: body("read", [contact]), done: () => null, failed: failed([contact], "read") }),
	};
}
