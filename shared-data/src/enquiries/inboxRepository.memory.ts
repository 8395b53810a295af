import { oldestFirst, type StatusCounts } from "../client/table/tableRepository.ts";
import { type FieldErrors, throwIfInvalid } from "../rules/validate.ts";
import type { MemoryStore, MemoryTable } from "../testing/MemoryStore.ts";
import { compare, createMemoryTableRepository } from "../testing/memoryTableRepository.ts";
import { toStored } from "../testing/toStored.ts";
import type { EnquiryEvent } from "./EnquiryEvent.ts";
import { validateAdditions } from "./enquiryRules.ts";
import {
	allowedFrom,
	type InboxEntry,
	type InboxRepository,
	type InboxSender,
	type InboxTable,
	toEmailKey,
} from "./inboxRepository.ts";

type NewEvent = Omit<EnquiryEvent, "id" | "createdAt"> & { createdAt?: Date };

/** The visitor's and the admin's repository of an inbox, in memory. */
export function createMemoryInboxRepository<
	Entry extends InboxEntry,
	Draft extends Partial<Entry>,
	Key extends keyof Entry & string,
>(
	store: MemoryStore,
	table: MemoryTable<Entry>,
	definition: InboxTable<Entry>,
	check: (draft: Draft) => FieldErrors<Draft>,
): InboxSender<Draft> & InboxRepository<Entry, Key> & { receive(draft: Draft, additions?: Partial<Entry>): Entry } {
	const { repository, respond, change, changeMany, insert, sorted } = createMemoryTableRepository(store, table, definition);
	const { name, statuses, unansweredStatuses, columns } = definition;
	const record = (entityId: string, { createdAt = new Date(), ...happened }: NewEvent) =>
		store.recordEvent(name, entityId, { ...happened, createdAt });
	const unset = Object.fromEntries(
		["followUpOn", "value", "contactId"].filter((field) => field in columns).map((field) => [field, null]),
	);

	/** Stores a new entry, as the triggers do. */
	function receive(draft: Draft, additions: Partial<Entry> = {}): Entry {
		const received = { id: crypto.randomUUID(), status: statuses[0], createdAt: store.stamp().updatedAt };
		const entry = insert(toStored(columns, { ...draft, ...unset, ...received, ...additions } as unknown as Entry));
		const { contactId } = additions as { contactId?: string };
		record(entry.id, { kind: "received", detail: contactId ? { contact_id: contactId } : {}, createdAt: entry.createdAt });
		return entry;
	}

	return {
		...repository,
		receive,
		async send(draft, { honeypot } = {}) {
			if (honeypot) return;
			throwIfInvalid(check(draft));
			await respond(() => void receive(draft));
		},
		count: () =>
			respond(() => {
				const countOf = (status: string) => table.rows.filter((row) => row.status === status).length;
				const byStatus = Object.fromEntries(statuses.map((status) => [status, countOf(status)]));
				return { total: table.rows.length, ...byStatus } as StatusCounts<Entry["status"]>;
			}),
		listUnanswered: ({ limit }) =>
			respond(() => {
				const unanswered = table.rows.filter(({ status }) => unansweredStatuses.includes(status));
				return unanswered.sort(oldestFirst).slice(0, limit);
			}),
		listDue: (day) =>
			respond(() => {
				const due = table.rows.filter(({ followUpOn }) => followUpOn !== null && followUpOn <= day);
				return due.sort((a, b) => compare(a.followUpOn, b.followUpOn) || compare(a.id, b.id));
			}),
		listByEmail: (email, { limit }) =>
			respond(() => {
				const emailOf = (row: Entry) => ("email" in row ? row.email : "clientEmail" in row && row.clientEmail) as string;
				return sorted(definition.order ?? [])
					.filter((row) => toEmailKey(emailOf(row)) === toEmailKey(email))
					.slice(0, limit);
			}),
		update: (id, additions) =>
			respond(() => {
				throwIfInvalid(validateAdditions(additions));
				return change(id, (row) => {
					const { followUpOn = row.followUpOn } = additions;
					if (followUpOn !== row.followUpOn) record(id, { kind: "follow_up", detail: { on: followUpOn } });
					return { ...row, ...additions };
				});
			}),
		setStatus: (ids, status, expected) =>
			respond(() => {
				const from = allowedFrom(definition, status).filter((one) => one === (expected ?? one));
				return changeMany(ids, (row) => {
					if (!from.includes(row.status)) return row;
					record(row.id, { kind: "status", detail: { from: row.status, to: status } });
					return { ...row, status };
				});
			}),
		async delete(ids) {
			const result = await repository.delete(ids);
			store.forgetEnquiries(name, result.done);
			return result;
		},
	};
}
