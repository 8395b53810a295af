import type { KeysetPage, KeysetQuery } from "../../client/table/keyset.ts";
import type { PublicationReader } from "../publicationRepository.ts";
import type { Essay, EssayEntry, EssaySummary, EssayTranslation } from "./Essay.ts";

/** Reads public essays, also by topic and language. Every method rejects only with DataError. */
export interface EssayReader extends PublicationReader<Essay, EssaySummary, EssayEntry> {
	/** A page of the essays with a topic, by its slug; null if `after` is none of them. */
	pageOfTopic(topic: string, query: KeysetQuery): Promise<KeysetPage<EssaySummary> | null>;
	/** The newest essays with a topic, with their contents, for feeds; 50 at most. */
	listOfTopicWithContent(topic: string, options: { limit: number }): Promise<Essay[]>;
	/** The public essay that says the same in the other language; null if there is none. */
	findTranslation(essay: Pick<Essay, "id" | "translationOf">): Promise<EssayTranslation | null>;
}
