import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { fetchRows } from "../client/table/queries.ts";
import { createDraftRepository, hasStatus, type StatusCondition } from "../client/table/tableRepository.supabase.ts";
import { duplicate } from "../client/table/tableRepository.ts";
import type { FieldErrors } from "../rules/validate.ts";
import type { Publication, PublicationState } from "./Publication.ts";
import { type PublicationRepository, type PublicationTable, toDuplicate } from "./publicationRepository.ts";

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
	check: (fields: Partial<Draft>) => FieldErrors<Draft>,
): PublicationRepository<Entity, Summary, Draft, Key> {
	const parts = createDraftRepository(client, definition, check, stateCondition);
	const { repository, table, summary, countByStatus, updateMany } = parts;
	return {
		...repository,
		async listRecent({ limit }) {
			const newest = table().select(summary.columns).order("updated_at", { ascending: false });
			return (await fetchRows(newest.order("id", { ascending: false }).limit(limit))).map(summary.read);
		},
		count: () => countByStatus(["published", "scheduled", "draft"]),
		duplicateAsDraft: (id) => duplicate<Entity, Draft>(repository, id, (original) => toDuplicate(original) as unknown as Draft),
		setStatus: (ids, status, from) =>
			status === "published"
				? updateMany(ids, { status, publish_at: null }, (query) => hasStatus(from)(query.or("status.eq.draft,publish_at.gt.now")))
				: updateMany(ids, { status }, (query) => hasStatus(from)(query.neq("status", status))),
	};
}

/** The database evaluates "now" with its own clock. */
const stateCondition: StatusCondition = (state) =>
	({
		draft: "status.eq.draft",
		scheduled: "and(status.eq.published,publish_at.gt.now)",
		published: "and(status.eq.published,or(publish_at.is.null,publish_at.lte.now))",
	})[state as PublicationState];
