import { type KeysetQuery, publicRepositoriesContext, urls } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../../layout/readSettings.ts";
import { readPage } from "../../paging/readPage.ts";
import type { EssaysData, TopicData } from "./EssaysData.ts";
import { toEssayItem } from "./toEssayItem.ts";

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
