import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchRows } from "../client/queries.ts";
import { createDraftRepository } from "../client/tableRepository.supabase.ts";
import { DataError } from "../errors/DataError.ts";
import type { Problems } from "../rules/Rules.ts";
import type { Publication } from "./Publication.ts";
import { copyTitle, otherStatus, type PublicationRepository, type PublicationTable } from "./publicationRepository.ts";

/** The admin's view of a table of publications. */
export function createPublicationRepository<
	Entity extends Publication,
	Summary,
	Entry,
	Draft extends Partial<Entity>,
	Key extends keyof Entity & string,
>(
	client: DatabaseClient,
	definition: PublicationTable<Entity, Summary, Entry>,
	check: (fields: Partial<Draft>) => Problems<Draft>,
): PublicationRepository<Entity, Summary, Draft, Key> {
	const { repository, table, summary, countWith, setStatus } = createDraftRepository(client, definition, check);
	return {
		...repository,
		async listRecent({ limit }) {
			const newest = table().select(summary.columns).order("updated_at", { ascending: false });
			return (await fetchRows(newest.order("id", { ascending: false }).limit(limit))).map(summary.read);
		},
		async count() {
			const [published, draft] = await Promise.all([countWith("status", "published"), countWith("status", "draft")]);
			return { total: published + draft, published, draft };
		},
		async duplicateAsDraft(id) {
			const original = await repository.get(id);
			if (!original) throw new DataError("not-found", "The publication to duplicate does not exist");
			return repository.create({ ...original, title: copyTitle(original.title), status: "draft" } as unknown as Draft);
		},
		setStatus: (ids, status) => setStatus(ids, status, [otherStatus(status)]),
	};
}
