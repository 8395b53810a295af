import type { Language } from "@site/shared-data";
import type { ListPage } from "../../paging/readPage.ts";

/** The data of the list of essays. */
export type EssaysData = ListPage<EssayItem> & { lead: string };

/** A topic as its links show it. */
export interface TopicLink {
	slug: string;
	name: string;
}

/** The data of a topic's page; `topic` is null when nothing in it is public. */
export type TopicData = ListPage<EssayItem> & { topic: TopicLink | null };

/** An essay in the shape of its card. */
export interface EssayItem {
	id: string;
	title: string;
	excerpt: string;
	/** yyyy-mm-dd */
	day: string;
	/** "Mar 5, 2024" */
	date: string;
	/** Minutes. */
	readingTime: number;
	image: string | null;
	/** The language of its text. */
	lang: Language;
	topics: TopicLink[];
	/** Its age: 0 today, 1 after two and a half years. */
	age: number;
}
