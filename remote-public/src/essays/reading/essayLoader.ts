import {
	type Essay,
	type EssaySummary,
	type PublicationLink,
	type PublicationNeighbours,
	publicRepositoriesContext,
} from "@site/shared-data";
import { formatDayIn, today } from "@site/shared-data/dates";
import { toSlug } from "@site/shared-data/rules";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { renderBody } from "../../content/renderBody.ts";
import { readSettings } from "../../layout/layoutLoader.ts";
import { shareableImage } from "../../metadata/shareableImage.ts";
import { ageOf, toEssayFacts } from "../list/essaysLoader.ts";

type LoaderContext = LoaderFunctionArgs["context"];

const maxCandidates = 50;

/** Reads a published essay with its neighbours; null and 404 for anything else. */
export async function essayLoader({ params, context }: LoaderFunctionArgs) {
	const { essays } = context.get(publicRepositoriesContext);
	const id = params.slug ?? "";
	const [essay, others] = await Promise.all([essays.getPublished(id), essays.listPublished({ limit: maxCandidates })]);
	return essay ? data({ essay: await toEssayDetail(essay, others, context) }) : data({ essay: null }, { status: 404 });
}

/** The same for an essay that may not be public, with its future neighbours. */
export async function readEssayDetail(essay: Essay, context: LoaderContext): Promise<EssayDetail> {
	const published = await context.get(publicRepositoriesContext).essays.listPublished({ limit: maxCandidates });
	if (published.some(({ id }) => id === essay.id)) return toEssayDetail(essay, published, context);
	const older = published.findIndex(({ date }) => date <= essay.date);
	return toEssayDetail(essay, published.toSpliced(older < 0 ? published.length : older, 0, essay), context);
}

export type EssayDetail = Awaited<ReturnType<typeof toEssayDetail>>;

async function toEssayDetail(essay: Essay, others: EssaySummary[], context: LoaderContext) {
	const { essays } = context.get(publicRepositoriesContext);
	const found = translationAmong(others, essay, maxCandidates);
	const [{ older, newer }, translation, rendered, { shareTargets, timeZone }] = await Promise.all([
		neighboursAmong(others, essay.id, maxCandidates) ?? essays.neighboursOf(essay.id),
		found === undefined ? essays.findTranslation(essay) : found,
		renderBody(essay.content, context, essay.language),
		readSettings(context),
	]);
	const day = today(timeZone);
	const facts = new Map(others.map(({ id, date, language }) => [id, { age: ageOf(date, day), lang: language }]));
	const withFacts = <Link extends PublicationLink | null>(link: Link) => link && { ...link, ...facts.get(link.id) };
	return {
		...toEssayFacts(essay, formatDayIn(essay.language, essay.date)),
		...rendered,
		description: essay.description,
		shareImage: shareableImage(essay.shareImage, essay.featuredImage),
		translation,
		older: withFacts(older),
		newer: withFacts(newer),
		related: relatedEssays(essay, others, [older?.id, newer?.id, translation?.id]).map(withFacts),
		shareTargets,
		updatedAt: essay.updatedAt.toISOString(),
	};
}

/**
 * Up to three essays with a common topic, of `newestFirst`: sorted by the number of common topics, then by
 * the same language, then by date. Leaves out essays that the page already links to.
 */
export function relatedEssays(
	essay: EssaySummary,
	newestFirst: readonly EssaySummary[],
	linked: readonly (string | undefined)[],
): PublicationLink[] {
	const own = new Set(essay.topics.map(toSlug));
	const isSameLanguage = ({ language }: EssaySummary) => Number(language === essay.language);
	return newestFirst
		.filter(({ id }) => id !== essay.id && !linked.includes(id))
		.map((other) => ({ other, common: other.topics.filter((topic) => own.has(toSlug(topic))).length }))
		.filter(({ common }) => common > 0)
		.sort((a, b) => b.common - a.common || isSameLanguage(b.other) - isSameLanguage(a.other))
		.slice(0, 3)
		.map(({ other: { id, title } }) => ({ id, title }));
}

/**
 * The neighbours of an essay among the newest `limit`, or one more with a preview's; null if it is missing,
 * or the last of a full list.
 */
export function neighboursAmong(newest: readonly EssaySummary[], id: string, limit: number): PublicationNeighbours | null {
	const at = newest.findIndex((essay) => essay.id === id);
	if (at < 0 || (at === newest.length - 1 && newest.length >= limit)) return null;
	return { older: toLink(newest[at + 1]), newer: toLink(newest[at - 1]) };
}

/** The translation of an essay among the newest `limit`; undefined if it may be an older one. */
export function translationAmong(newest: readonly EssaySummary[], { id, translationOf }: Essay, limit: number) {
	const found = newest.find((other) => (translationOf ? other.id === translationOf : other.translationOf === id));
	if (found) return { id: found.id, title: found.title, language: found.language };
	return newest.length < limit ? null : undefined;
}

const toLink = (essay: EssaySummary | undefined): PublicationLink | null => (essay ? { id: essay.id, title: essay.title } : null);
