import { oldestFirst } from "../client/oldestFirst.ts";
import { visitorPage } from "../client/toRange.ts";
import { DataError } from "../errors/DataError.ts";
import { copyTitle } from "../publication/copyTitle.ts";
import { countPublications } from "../publication/countPublications.ts";
import type { PublicationStatus } from "../publication/PublicationStatus.ts";
import { keysetPageOf } from "../testing/keysetPageOf.ts";
import { compare, listRows } from "../testing/listRows.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { toFreeSlug } from "../testing/toFreeSlug.ts";
import type { Essay, EssayDraft, EssayLink, EssaySummary } from "./Essay.ts";
import type { EssayReader, EssayRepository } from "./essayRepository.ts";
import { toEssayColumns } from "./toEssayColumns.ts";

/** Both views of the essays kept in memory. */
export function createMemoryEssayRepository(store: MemoryStore): EssayReader & EssayRepository {
	const table = store.essays;
	const answer = <T>(value: () => T) => store.answer("essays", value);
	const newest = () => table.rows.toSorted((a, b) => compare(b.updatedAt, a.updatedAt) || compare(b.id, a.id));
	const published = () =>
		table.rows
			.filter(({ status }) => status === "published")
			.sort((a, b) => compare(b.date, a.date) || compare(b.createdAt, a.createdAt) || compare(b.id, a.id));

	function create(draft: EssayDraft): Essay {
		const stamp = store.stamp();
		const id = toFreeSlug(draft.title, table.rows, "essay");
		return table.insert({ ...toStored(draft), ...stamp, id, createdAt: stamp.updatedAt });
	}

	const setStatus = (ids: readonly string[], status: PublicationStatus) =>
		table.changeMany(ids, (row) => (row.status === status ? row : { ...row, status, ...store.stamp() }));

	return {
		listPublished: ({ limit }) => answer(() => published().slice(0, Math.min(limit, visitorPage)).map(toSummary)),
		pagePublished: (query) => answer(() => keysetPageOf(published().map(toSummary), query, visitorPage)),
		listPublishedWithContent: ({ limit }) => answer(() => published().slice(0, Math.min(limit, visitorPage))),
		listAddresses: () =>
			answer(() =>
				published()
					.map(({ id, updatedAt }) => ({ id, updatedAt }))
					.sort((a, b) => compare(a.id, b.id)),
			),
		getPublished: (id) => answer(() => published().find((essay) => essay.id === id) ?? null),
		neighboursOf: (id) =>
			answer(() => {
				const essays = published();
				const index = essays.findIndex((essay) => essay.id === id);
				if (index < 0) return { older: null, newer: null };
				return { older: toLink(essays[index + 1]), newer: toLink(essays[index - 1]) };
			}),
		listSearchEntries: () =>
			answer(() =>
				published()
					.map(({ id, title, excerpt }) => ({ id, title, excerpt }))
					.sort((a, b) => compare(a.id, b.id)),
			),
		listRecent: ({ limit }) => answer(() => newest().slice(0, limit).map(toSummary)),
		count: () => answer(() => countPublications(table.rows)),
		listPage: (query) =>
			answer(() => {
				const { rows, total } = listRows(newest(), query, ({ title, excerpt }) => [title, excerpt]);
				return { rows: rows.map(toSummary), total };
			}),
		listAll: () => answer(() => table.rows.toSorted(oldestFirst)),
		get: (id) => answer(() => table.get(id)),
		create: (draft) => answer(() => create(draft)),
		save: (id, changes, revision) =>
			answer(() => {
				toEssayColumns(changes);
				return table.save(id, revision, (row) => ({ ...row, ...toStored({ ...row, ...changes }), ...store.stamp() }));
			}),
		duplicateAsDraft: (id) =>
			answer(() => {
				const original = table.get(id);
				if (!original) throw new DataError("not-found", "The essay to duplicate does not exist");
				return create({ ...original, title: copyTitle(original.title), status: "draft" });
			}),
		delete: (id) => answer(() => table.delete(id)),
		publish: (ids) => answer(() => setStatus(ids, "published")),
		unpublish: (ids) => answer(() => setStatus(ids, "draft")),
		deleteMany: (ids) => answer(() => table.deleteMany(ids)),
	};
}

/** What the columns of a draft give back when they are read. */
function toStored(draft: EssayDraft): EssayDraft {
	const { title = "", excerpt = "", content = "", featured_image = null } = toEssayColumns(draft);
	const { date, readingTime, status } = draft;
	return { title, date, readingTime, excerpt, content, featuredImage: featured_image, status };
}

const toLink = (essay: Essay | undefined): EssayLink | null => (essay ? { id: essay.id, title: essay.title } : null);

function toSummary(essay: Essay): EssaySummary {
	const { content: _, createdAt: __, ...summary } = essay;
	return summary;
}
