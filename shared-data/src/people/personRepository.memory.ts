import { toEmailKey } from "../enquiries/inboxRepository.ts";
import type { MemoryStore, MemoryTable } from "../testing/MemoryStore.ts";
import type { PersonRepository } from "./Person.ts";

export function createMemoryPersonRepository(store: MemoryStore): PersonRepository {
	const { contacts, hireRequests, quotes } = store;
	function remove<Row>(table: MemoryTable<Row>, isDeleted: (row: Row) => boolean): number {
		const before = table.rows.length;
		table.rows = table.rows.filter((row) => !isDeleted(row));
		return before - table.rows.length;
	}
	return {
		read: (email) =>
			store.respond("people", () => {
				const lists = {
					contacts: contacts.rows.filter((row) => isOf(email, row.email)),
					hire_projects: hireRequests.rows.filter((row) => isOf(email, row.clientEmail)),
					quotes: quotes.rows.filter((row) => isOf(email, row.clientEmail)),
				};
				return Object.fromEntries(Object.entries(lists).filter(([, rows]) => rows.length > 0));
			}),
		delete: (email) =>
			store.respond("people", () => ({
				messages: remove(contacts, (row) => isOf(email, row.email)),
				hireRequests: remove(hireRequests, (row) => isOf(email, row.clientEmail)),
				quotes: remove(quotes, (row) => isOf(email, row.clientEmail) && row.status !== "accepted"),
				kept: quotes.rows.filter((row) => isOf(email, row.clientEmail)).length,
			})),
	};
}

const isOf = (email: string, address: string) => toEmailKey(address) === toEmailKey(email);
