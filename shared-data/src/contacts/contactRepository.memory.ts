import { oldestFirst } from "../client/oldestFirst.ts";
import { refuseProblems } from "../rules/refuseProblems.ts";
import { compare, listRows } from "../testing/listRows.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { Contact, ContactStatus } from "./Contact.ts";
import { checkContact } from "./checkContact.ts";
import type { ContactRepository, ContactSender } from "./contactRepository.ts";

/** Both views of the messages kept in memory. */
export function createMemoryContactRepository(store: MemoryStore): ContactSender & ContactRepository {
	const table = store.contacts;
	const answer = <T>(value: () => T) => store.answer("contacts", value);
	const newest = () => table.rows.toSorted((a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id));
	const countWith = (wanted: ContactStatus) => table.rows.filter(({ status }) => status === wanted).length;
	const asRead = (row: Contact): Contact => (row.status === "unread" ? { ...row, status: "read" } : row);
	const asReplied = (row: Contact): Contact => ({ ...row, status: "replied" });
	return {
		async send({ name, email, subject, message }, { trap } = {}) {
			if (trap) return;
			const trimmed = { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
			refuseProblems(checkContact(trimmed));
			await answer(() => {
				store.takeSubmission("contacts");
				table.insert({ ...trimmed, id: crypto.randomUUID(), status: "unread", createdAt: store.stamp().updatedAt });
			});
		},
		count: () =>
			answer(() => ({
				total: table.rows.length,
				unread: countWith("unread"),
				read: countWith("read"),
				replied: countWith("replied"),
			})),
		listPage: (query) => answer(() => listRows(newest(), query, ({ name, email, subject }) => [name, email, subject])),
		listUnanswered: ({ limit }) =>
			answer(() =>
				table.rows
					.filter(({ status }) => status !== "replied")
					.sort(oldestFirst)
					.slice(0, limit),
			),
		listAll: () => answer(() => table.rows.toSorted(oldestFirst)),
		get: (id) => answer(() => table.get(id)),
		markRead: (id) => answer(() => table.change(id, asRead)),
		markReplied: (id) => answer(() => table.change(id, asReplied)),
		markManyRead: (ids) => answer(() => table.changeMany(ids, asRead)),
		markManyReplied: (ids) => answer(() => table.changeMany(ids, asReplied)),
		delete: (id) => answer(() => table.delete(id)),
		deleteMany: (ids) => answer(() => table.deleteMany(ids)),
	};
}
