import type { ListPage } from "../../paging/readPage.ts";

/** What the list of essays shows. */
export type EssaysData = ListPage<EssayItem>;

/** An essay as its card shows it. */
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
	/** The language of its words. */
	lang: string;
	/** Its age: 0 today, 1 after two and a half years. */
	age: number;
}
