import { cutKeysetPage, maxPublicPageSize } from "../../client/table/keyset.ts";
import { toSlug } from "../../rules/toSlug.ts";
import type { PublicationReader } from "../publicationRepository.ts";
import type { Essay, EssayEntry, EssayReader, EssaySummary } from "./Essay.ts";
import { essayTable } from "./essayTable.ts";

/** The visitor's view of the essays by topic and language, in memory. */
export function createMemoryEssayReader(
	reader: PublicationReader<Essay, EssaySummary, EssayEntry>,
): Pick<EssayReader, "pageOfTopic" | "listOfTopicWithContent" | "findTranslation"> {
	const listAll = () => reader.listPublishedWithContent({ limit: maxPublicPageSize });
	const listOfTopic = async (topic: string) => (await listAll()).filter(({ topics }) => topics.map(toSlug).includes(topic));
	return {
		async pageOfTopic(topic, query) {
			const page = cutKeysetPage(await listOfTopic(topic), query);
			return page && { ...page, rows: page.rows.map(toSummary) };
		},
		listOfTopicWithContent: async (topic, { limit, offset = 0 }) => (await listOfTopic(topic)).slice(offset, offset + limit),
		async findTranslation({ id, translationOf }) {
			const found = translationOf
				? await reader.getPublished(translationOf)
				: (await listAll()).find((essay) => essay.translationOf === id);
			return found ? { id: found.id, title: found.title, language: found.language } : null;
		},
	};
}

function toSummary(essay: Essay): EssaySummary {
	const details: readonly string[] = essayTable.detailFields ?? [];
	return Object.fromEntries(Object.entries(essay).filter(([field]) => !details.includes(field))) as unknown as EssaySummary;
}
