import { type KeysetPage, type KeysetQuery, maxPublicPageSize, toKeysetPage } from "../client/keyset.ts";
import { toPageSize } from "../client/Page.ts";
import { DataError } from "../errors/DataError.ts";
import type { Problems } from "../rules/Rules.ts";
import { toSlug } from "../rules/toSlug.ts";
import type { MemoryStore, MemoryTable } from "../testing/MemoryStore.ts";
import { compare, createMemoryDraftRepository } from "../testing/memoryTableRepository.ts";
import { type Publication, type PublicationLink, type PublicationState, stateAt } from "./Publication.ts";
import {
	type PublicationReader,
	type PublicationRepository,
	type PublicationTable,
	toDuplicate,
} from "./publicationRepository.ts";

/** The visitor's and the admin's repository of publications, in memory. */
export function createMemoryPublicationRepository<
	Entity extends Publication,
	Summary,
	Entry,
	Draft extends Partial<Entity>,
	Key extends keyof Entity & string,
>(
	store: MemoryStore,
	table: MemoryTable<Entity>,
	definition: PublicationTable<Entity, Summary, Entry>,
	check: (fields: Partial<Draft>) => Problems<Draft>,
	revisions: { record(id: string): void; forget(ids: readonly string[]): void },
): PublicationReader<Entity, Summary, Entry> & PublicationRepository<Entity, Summary, Draft, Key> {
	const toId = ({ title = "" }: Draft) => toFreeSlug(title, table.rows, definition.name.replace(/s$/, ""));
	const parts = createMemoryDraftRepository(store, table, definition, check, toId, stateOf);
	const { respond, sorted, toSummary, changeMany } = parts;
	const withRevision = async (write: Promise<Entity>) => {
		const row = await write;
		revisions.record(row.id);
		return row;
	};
	const repository: typeof parts.repository = {
		...parts.repository,
		create: (draft) => withRevision(parts.repository.create(draft)),
		save: (id, changes, revision) => withRevision(parts.repository.save(id, changes, revision)),
		async delete(ids) {
			const result = await parts.repository.delete(ids);
			revisions.forget(result.done);
			return result;
		},
	};
	const published = () => sorted(definition.publicOrder).filter((row) => stateOf(row) === "published");
	const byId = () => published().sort((a, b) => compare(a.id, b.id));

	return {
		...repository,
		listPublished: ({ limit }) => respond(() => published().slice(0, Math.min(limit, maxPublicPageSize)).map(toSummary)),
		pagePublished: (query) =>
			respond(() => {
				const page = keysetPageOf(published(), query);
				return page && { ...page, rows: page.rows.map(toSummary) };
			}),
		listPublishedWithContent: ({ limit }) => respond(() => published().slice(0, Math.min(limit, maxPublicPageSize))),
		listSitemapEntries: () => respond(() => byId().map(({ id, updatedAt }) => ({ id, updatedAt }))),
		getPublished: (id) => respond(() => published().find((row) => row.id === id) ?? null),
		neighboursOf: (id) =>
			respond(() => {
				const found = published();
				const index = found.findIndex((row) => row.id === id);
				if (index < 0) return { older: null, newer: null };
				return { older: toLink(found[index + 1]), newer: toLink(found[index - 1]) };
			}),
		listSearchEntries: () =>
			respond(() => byId().map((row) => Object.fromEntries(definition.entryFields.map((field) => [field, row[field]])) as Entry)),
		listRecent: ({ limit }) => respond(() => sorted(["updatedAt", "id"]).slice(0, limit).map(toSummary)),
		count: () =>
			respond(() => {
				const counts = { total: table.rows.length, published: 0, scheduled: 0, draft: 0 };
				for (const row of table.rows) counts[stateOf(row)]++;
				return counts;
			}),
		async duplicateAsDraft(id) {
			const original = await repository.get(id);
			if (!original) throw new DataError("not-found", "The publication to duplicate does not exist");
			return repository.create(toDuplicate(original) as unknown as Draft);
		},
		setStatus: (ids, state) =>
			respond(() => changeMany(ids, (row) => (stateOf(row) === state ? row : { ...row, ...fieldsOf[state], ...store.stamp() }))),
	};
}

const stateOf = (row: Publication) => stateAt(new Date(), row);

const fieldsOf: Record<PublicationState, Partial<Publication>> = {
	published: { status: "published", publishAt: null },
	scheduled: { status: "published" },
	draft: { status: "draft" },
};

const toLink = (row: Publication | undefined): PublicationLink | null => (row ? { id: row.id, title: row.title } : null);

/** Cuts a page out of sorted rows; null if the row to begin after does not exist. */
function keysetPageOf<Row extends { id: string }>(rows: Row[], { after, pageSize }: KeysetQuery): KeysetPage<Row> | null {
	const size = toPageSize(pageSize, maxPublicPageSize);
	const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
	if (start === 0 && after !== undefined) return null;
	const newer = after === undefined ? null : rows.slice(Math.max(start - 1 - size, 0), start - 1).toReversed();
	return toKeysetPage({ rows: rows.slice(start), size, newer });
}

/**
 * The id that the database would make from a title of this length: the slug, with a number if it is taken.
 */
function toFreeSlug(title: string, taken: { id: string }[], noun: string): string {
	const base = toSlug(title).slice(0, 76).replace(/-$/, "") || noun;
	const isTaken = (slug: string) => taken.some(({ id }) => id === slug);
	if (!isTaken(base)) return base;
	let number = 2;
	while (isTaken(`${base}-${number}`)) number++;
	return `${base}-${number}`;
}
