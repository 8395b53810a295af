import {
	allowedUrl,
	type EssaySummary,
	type KeysetQuery,
	type Language,
	publicRepositoriesContext,
	urls,
} from "@site/shared-data";
import { formatDay, today } from "@site/shared-data/dates";
import { toSlug } from "@site/shared-data/rules";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../../layout/layoutLoader.ts";
import { type ListPage, readPage } from "../../paging/readPage.ts";

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

/** Reads one page of the published essays, the newest date first. */
export async function essaysLoader({ params, context }: LoaderFunctionArgs): Promise<EssaysData> {
	const { essays } = context.get(publicRepositoriesContext);
	const list = { first: urls.essays(), pageAfter: urls.essaysBefore, read: essays.pagePublished };
	const [{ rows, ...rest }, { timeZone, leads }] = await Promise.all([readPage(list, params.slug), readSettings(context)]);
	const day = today(timeZone);
	return { ...rest, rows: rows.map((essay) => toEssayItem(essay, day)), lead: leads.essays };
}

/** The same for a topic; a 404 for one without public essays. */
export async function topicLoader({ params, context }: LoaderFunctionArgs) {
	const { essays } = context.get(publicRepositoriesContext);
	const slug = params.topic ?? "";
	const list = {
		first: urls.topic(slug),
		pageAfter: (id: string) => urls.topicBefore(slug, id),
		read: (query: KeysetQuery) => essays.pageOfTopic(slug, query),
	};
	const [{ rows, ...rest }, { timeZone }] = await Promise.all([readPage(list, params.slug), readSettings(context)]);
	const day = today(timeZone);
	const shown = rows.map((essay) => toEssayItem(essay, day));
	const topic = shown.flatMap(({ topics }) => topics).find((one) => one.slug === slug) ?? null;
	return data<TopicData>({ ...rest, rows: shown, topic }, { status: topic ? 200 : 404 });
}

/** An essay as its card shows it on a day (yyyy-mm-dd). */
const toEssayItem = (
	{ id, title, excerpt, date, readingTime, featuredImage, language, topics }: EssaySummary,
	today: string,
): EssayItem => ({
	id,
	title,
	excerpt,
	day: date,
	date: formatDay(date),
	readingTime,
	image: allowedUrl(featuredImage?.trim()) || null,
	lang: language,
	topics: toTopicLinks(topics),
	age: ageOf(date, today),
});

export const toTopicLinks = (topics: readonly string[]): TopicLink[] => topics.map((name) => ({ slug: toSlug(name), name }));

/** The age in days at which an essay's mark no longer changes. */
const maxAgeDays = 900;

function ageOf(date: string, today: string) {
	const days = (Date.parse(today) - Date.parse(date)) / 86_400_000;
	return Math.round(Math.min(1, Math.max(0, days / maxAgeDays)) * 100) / 100;
}
