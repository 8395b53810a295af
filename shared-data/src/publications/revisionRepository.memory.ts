import { type AnyColumns, toFields } from "../client/table/columns.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { RevisionRepository } from "./publicationRepository.ts";

/** The seeded revisions of one table in memory; saves add none. */
export function createMemoryRevisionRepository<Entity, Draft extends Partial<Entity>>(
	store: MemoryStore,
	{ name, columns }: { name: "essays" | "projects"; columns: AnyColumns<Entity> },
): RevisionRepository<Draft> {
	const revisionsOf = (id: string) => store.revisions.filter((one) => one.entity === name && one.entityId === id);
	return {
		list: (id) => store.respond("revisions", () => revisionsOf(id).toReversed()),
		get: (id, number) =>
			store.respond("revisions", () => {
				const found = revisionsOf(id).find((one) => one.number === number);
				return found ? (toFields(columns, found.values) as Draft) : null;
			}),
	};
}
