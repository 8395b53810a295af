import { cutKeysetPage, maxPublicPageSize } from "../client/table/keyset.ts";
import { duplicate } from "../client/table/tableRepository.ts";
import { DataError } from "../errors/DataError.ts";
import { reservedSlugs } from "../rules/reservedSlugs.ts";
import { isSlugOf } from "../rules/slugRule.ts";
import type { FieldErrors } from "../rules/validate.ts";
import type { MemoryStore, MemoryTable } from "../testing/MemoryStore.ts";
import { compare, createMemoryDraftRepository, toFreeSlug } from "../testing/memoryTableRepository.ts";
import { type Publication, type PublicationLink, type PublicationStatus, type SitemapEntry, stateAt } from "./Publication.ts";
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
	check: (fields: Partial<Draft>) => FieldErrors<Draft>,
	checkRow?: (row: Entity, others: readonly Entity[]) => void,
): PublicationReader<Entity, Summary, Entry> & PublicationRepository<Entity, Summary, Draft, Key> {
	function toId({ id, title = "" }: Partial<Draft>): string {
		if (!id) return toFreeSlug(title, table.rows, definition.name.replace(/s$/, ""));
		if (table.rows.some((row) => row.id === id) || reservedSlugs.has(id))
			throw new DataError("invalid", "id is taken", { reason: "id" });
		return id;
	}
	function toNextId(changes: Partial<Draft>, row: Entity): string {
		const { id = row.id, title = row.title } = changes;
		const isKept = id === "" ? stateOf(row) === "published" || isSlugOf(row.id, title) : id === row.id;
		return isKept ? row.id : toId({ ...changes, title });
	}
	const options = { toId, toNextId, statusOf: stateOf, ...(checkRow && { checkRow }) };
	const parts = createMemoryDraftRepository(store, table, definition, check, options);
	const { respond, sorted, toSummary, changeMany, repository } = parts;
	const published = () => sorted(definition.publicOrder).filter((row) => stateOf(row) === "published");
	const byId = () => published().sort((a, b) => compare(a.id, b.id));

	return {
		...repository,
		listPublished: ({ limit }) => respond(() => published().slice(0, Math.min(limit, maxPublicPageSize)).map(toSummary)),
		pagePublished: (query) =>
			respond(() => {
				const page = cutKeysetPage(published(), query);
				return page && { ...page, rows: page.rows.map(toSummary) };
			}),
		listPublishedWithContent: ({ limit, offset = 0 }) =>
			respond(() => published().slice(offset, offset + Math.min(limit, maxPublicPageSize))),
		listSitemapEntries: () => respond(() => byId().map((row) => pick(row, definition.sitemapFields) as unknown as SitemapEntry)),
		getPublished: (id) => respond(() => published().find((row) => row.id === id) ?? null),
		neighboursOf: (id) =>
			respond(() => {
				const found = published();
				const index = found.findIndex((row) => row.id === id);
				if (index < 0) return { older: null, newer: null };
				return { older: toLink(found[index + 1]), newer: toLink(found[index - 1]) };
			}),
		listSearchEntries: () => respond(() => byId().map((row) => pick(row, definition.entryFields) as unknown as Entry)),
		listRecent: ({ limit }) => respond(() => sorted(["updatedAt", "id"]).slice(0, limit).map(toSummary)),
		count: () =>
			respond(() => {
				const counts = { total: table.rows.length, published: 0, scheduled: 0, draft: 0 };
				for (const row of table.rows) counts[stateOf(row)]++;
				return counts;
			}),
		duplicateAsDraft: (id) => duplicate<Entity, Draft>(repository, id, (original) => toDuplicate(original) as unknown as Draft),
		setStatus: (ids, status, from) =>
			respond(() =>
				changeMany(ids, (row) =>
					stateOf(row) === status || row.status !== (from ?? row.status)
						? row
						: { ...row, ...fieldsOf[status], ...store.stamp() },
				),
			),
	};
}

const stateOf = (row: Publication) => stateAt(new Date(), row);

const fieldsOf: Record<PublicationStatus, Partial<Publication>> = {
	published: { status: "published", publishAt: null },
	draft: { status: "draft" },
};

const pick = <Row>(row: Row, fields: readonly (keyof Row)[]) => Object.fromEntries(fields.map((field) => [field, row[field]]));

const toLink = (row: Publication | undefined): PublicationLink | null => (row ? { id: row.id, title: row.title } : null);
