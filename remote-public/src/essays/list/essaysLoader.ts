import { allowedUrl, type EssaySummary, type KeysetQuery, publicRepositoriesContext, urls } from "@site/shared-data";
import { formatDay, today } from "@site/shared-data/dates";
import { toSlug } from "@site/shared-data/rules";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../../layout/layoutLoader.ts";
import { readPage } from "../../paging/readPage.ts";

/** Reads one page of the published essays, the newest date first. */
export async function essaysLoader({ params, context }: LoaderFunctionArgs) {
	const { essays } = context.get(publicRepositoriesContext);
	const list = { first: urls.essays(), pageAfter: urls.essaysBefore, read: essays.pagePublished };
	const [{ rows, ...rest }, { timeZone, leads, texts }] = await Promise.all([readPage(list, params.slug), readSettings(context)]);
	const day = today(timeZone);
	return {
		...rest,
		rows: rows.map((essay) => toEssayItem(essay, day)),
		lead: leads.essays,
		ages: [texts.newEssays, texts.oldEssays],
	};
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
	const [{ rows, ...rest }, { timeZone, texts }] = await Promise.all([readPage(list, params.slug), readSettings(context)]);
	const day = today(timeZone);
	const shown = rows.map((essay) => toEssayItem(essay, day));
	const topic = shown.flatMap(({ topics }) => topics).find((one) => one.slug === slug) ?? null;
	return data({ ...rest, rows: shown, topic, ...(!topic && { heading: texts.notFound }) }, { status: topic ? 200 : 404 });
}

export type EssayItem = ReturnType<typeof toEssayItem>;

/** The data of an essay's card; `today` is a day like its date, yyyy-mm-dd. */
const toEssayItem = (essay: EssaySummary, today: string) => ({
	...toEssayFacts(essay, formatDay(essay.date)),
	age: ageOf(essay.date, today),
});

/** The data that card and page share; `date` is the formatted day. */
export const toEssayFacts = (essay: EssaySummary, date: string) => ({
	id: essay.id,
	title: essay.title,
	excerpt: essay.excerpt,
	day: essay.date,
	date,
	readingTime: essay.readingTime,
	image: allowedUrl(essay.featuredImage?.trim()) || null,
	lang: essay.language,
	topics: essay.topics.map((name) => ({ slug: toSlug(name), name })),
});

/** The age in days from which an essay's mark no longer changes. */
const maxAgeDays = 900;

/** 0 today, 1 at the highest age. */
export function ageOf(date: string, today: string) {
	const days = (Date.parse(today) - Date.parse(date)) / 86_400_000;
	return Math.round(Math.min(1, Math.max(0, days / maxAgeDays)) * 100) / 100;
}
