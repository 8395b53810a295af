import { changeMany } from "../client/changeMany.ts";
import { countOf } from "../client/countOf.ts";
import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { beforeUuids, everyRow } from "../client/everyRow.ts";
import { isUuid } from "../client/isUuid.ts";
import { oldestFirst } from "../client/oldestFirst.ts";
import type { ListQuery } from "../client/Page.ts";
import { pageOf } from "../client/pageOf.ts";
import { rowsOf } from "../client/rowsOf.ts";
import { searchFilter } from "../client/searchFilter.ts";
import { ownerPage, toRange } from "../client/toRange.ts";
import { writtenRow } from "../client/writtenRow.ts";
import type { ContactStatus } from "./Contact.ts";
import type { ContactRepository } from "./contactRepository.ts";
import { contactColumns, toContact } from "./toContact.ts";

/** The owner's view of `contacts`. */
export function createContactRepository(client: DatabaseClient): ContactRepository {
	const table = () => client.from("contacts");
	const countWith = (status: ContactStatus) => countOf(table().select("id", { count: "exact", head: true }).eq("status", status));
	const idsIn = (ids: string[]) => table().select("id").in("id", ids);

	function matching<Columns extends string>(
		{ search, status }: Pick<ListQuery<ContactStatus, never>, "search" | "status">,
		columns: Columns,
		head = false,
	) {
		const filter = searchFilter(["name", "email", "subject"], search);
		let query = table().select(columns, { count: "exact", head });
		if (filter) query = query.or(filter);
		return status ? query.eq("status", status) : query;
	}

	async function get(id: string) {
		if (!isUuid(id)) return null;
		const [row] = await rowsOf(table().select(contactColumns).eq("id", id));
		return row ? toContact(row) : null;
	}

	return {
		async count() {
			const [unread, read, replied] = await Promise.all([countWith("unread"), countWith("read"), countWith("replied")]);
			return { total: unread + read + replied, unread, read, replied };
		},
		listPage: ({ sort = { by: "createdAt", direction: "descending" }, ...query }) =>
			pageOf(
				matching(query, contactColumns)
					.order(sortColumns[sort.by], { ascending: sort.direction === "ascending" })
					.order("created_at", { ascending: false })
					.order("id", { ascending: false })
					.range(...toRange(query, ownerPage)),
				() => matching(query, "id", true),
				toContact,
			),
		async listUnanswered({ limit }) {
			const rows = await rowsOf(
				table().select(contactColumns).in("status", ["unread", "read"]).order("created_at").order("id").limit(limit),
			);
			return rows.map(toContact);
		},
		async listAll() {
			const rows = await everyRow(
				(last) => table().select(contactColumns, { count: "exact" }).gt("id", last).order("id"),
				beforeUuids,
			);
			return rows.map(toContact).sort(oldestFirst);
		},
		get,
		async markRead(id) {
			const rows = await rowsOf(table().update({ status: "read" }).eq("id", id).eq("status", "unread").select(contactColumns));
			// Nothing changed when it was read or replied before, in another tab for one.
			return toContact(rows[0] ?? (await writtenRow(table().select(contactColumns).eq("id", id))));
		},
		async markReplied(id) {
			return toContact(await writtenRow(table().update({ status: "replied" }).eq("id", id).select(contactColumns)));
		},
		markManyRead: (ids) =>
			changeMany(ids, (some) => table().update({ status: "read" }).in("id", some).eq("status", "unread").select("id"), idsIn),
		markManyReplied: (ids) => changeMany(ids, (some) => table().update({ status: "replied" }).in("id", some).select("id")),
		async delete(id) {
			await writtenRow(table().delete().eq("id", id).select("id"));
		},
		deleteMany: (ids) => changeMany(ids, (some) => table().delete().in("id", some).select("id")),
	};
}

const sortColumns = { name: "name", subject: "subject", status: "status", createdAt: "created_at" } as const;
