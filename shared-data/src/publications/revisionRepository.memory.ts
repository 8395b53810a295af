import { type AnyColumns, toColumns, toFields } from "../client/table/columns.ts";
import type { MemoryStore, MemoryTable } from "../testing/MemoryStore.ts";
import type { Publication } from "./Publication.ts";
import type { RevisionRepository } from "./publicationRepository.ts";

const mergedMs = 10 * 60 * 1000;

/** The revisions of one table in memory, and what its triggers do. */
export function createMemoryRevisionRepository<Entity extends Publication, Draft extends Partial<Entity>>(
	store: MemoryStore,
	table: MemoryTable<Entity>,
	{ name, columns }: { name: "essays" | "projects"; columns: AnyColumns<Entity> },
) {
	const revisionsOf = (id: string) => store.revisions.filter((one) => one.entity === name && one.entityId === id);

	const reader: RevisionRepository<Draft> = {
		list: (id) =>
			store.respond("revisions", () =>
				revisionsOf(id)
					.map(({ number, createdAt }) => ({ number, createdAt }))
					.toReversed(),
			),
		get: (id, number) =>
			store.respond("revisions", () => {
				const found = revisionsOf(id).find((one) => one.number === number);
				return found ? (toFields(columns, found.values) as Draft) : null;
			}),
	};
	return {
		reader,
		/** Adds the stored text of a row. */
		record(id: string): void {
			const row = table.rows.find((one) => one.id === id);
			if (!row) return;
			const { status: _status, publish_at: _publishAt, ...values } = toColumns(columns, row);
			const latest = revisionsOf(id).at(-1);
			if (latest && JSON.stringify(latest.values) === JSON.stringify(values)) return;
			const createdAt = new Date();
			if (latest?.isMergeable && createdAt.getTime() - latest.createdAt.getTime() <= mergedMs) latest.values = values;
			else {
				const number = (latest?.number ?? 0) + 1;
				store.revisions.push({ entity: name, entityId: id, number, values, createdAt, isMergeable: true });
			}
		},
		forget(ids: readonly string[]): void {
			const isGone = ({ entity, entityId }: { entity: string; entityId: string }) => entity === name && ids.includes(entityId);
			store.revisions = store.revisions.filter((one) => !isGone(one));
		},
	};
}
