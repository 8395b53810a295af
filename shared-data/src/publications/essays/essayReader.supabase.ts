import type { DatabaseClient } from "../../client/DatabaseClient.ts";
import { type Selection, selectionOf } from "../../client/table/columns.ts";
import { cutKeysetPage, maxPublicPageSize } from "../../client/table/keyset.ts";
import { callFunction, fetchRows } from "../../client/table/queries.ts";
import { selectionsOf } from "../../client/table/tableRepository.ts";
import { createPublicationReader } from "../publicationReader.supabase.ts";
import type { Essay, EssayReader, EssaySummary } from "./Essay.ts";
import { essayTable } from "./essayTable.ts";

/** The visitor's view of the essays. The function `essays_of_topic` finds the ids of a topic by an index. */
export function createEssayReader(client: DatabaseClient): EssayReader {
	const { full, summary } = selectionsOf<Essay, EssaySummary>(essayTable);
	const translation = selectionOf(essayTable.columns, ["id", "title", "language"]);
	const published = <Value>({ columns }: Selection<Value>) => client.from("essays").select(columns).eq("status", "published");

	const listIds = async (topic: string): Promise<string[]> =>
		isSlug(topic) ? callFunction(client, "essays_of_topic", { topic }) : [];

	/** The essays with these ids, in their order, without those that were withdrawn meanwhile. */
	async function listByIds<Value extends { id: string }>(ids: string[], selection: Selection<Value>): Promise<Value[]> {
		const rows = ids.length > 0 ? await fetchRows(published(selection).in("id", ids)) : [];
		const byId = new Map(rows.map((row) => [row.id, selection.read(row)]));
		return ids.flatMap((id) => byId.get(id) ?? []);
	}

	return {
		...createPublicationReader(client, essayTable),
		async pageOfTopic(topic, query) {
			const ids = await listIds(topic);
			const rows = ids.map((id) => ({ id }));
			const page = cutKeysetPage(rows, query);
			if (!page) return null;
			const shown = page.rows.map(({ id }) => id);
			return { ...page, rows: await listByIds(shown, summary) };
		},
		async listOfTopicWithContent(topic, { limit, offset = 0 }) {
			return listByIds((await listIds(topic)).slice(offset, offset + Math.min(limit, maxPublicPageSize)), full);
		},
		async findTranslation({ id, translationOf }) {
			const other = published(translation);
			const [row] = await fetchRows((translationOf ? other.eq("id", translationOf) : other.eq("translation_of", id)).limit(1));
			return row ? translation.read(row) : null;
		},
	};
}

/** The format of a topic's slug, which may be longer than an id. */
const isSlug = (text: string) => text.length <= 400 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
