import {
	allowedUrl,
	type Essay,
	type EssayLink,
	type EssaySummary,
	type EssayTranslation,
	publicRepositoriesContext,
	type RenderedHtml,
	type ShareTarget,
} from "@site/shared-data";
import { formatDayIn } from "@site/shared-data/dates";
import type { MarkdownHeading } from "@site/shared-data/markdown";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { renderBody } from "../../content/renderBody.ts";
import { readSettings } from "../../layout/layoutLoader.ts";
import { type EssayItem, toTopicLinks } from "../list/essaysLoader.ts";
import { neighboursAmong, relatedEssays } from "./related/relatedEssays.ts";

/** The data of an essay's page; null for an unknown or unpublished essay. */
export interface EssayData {
	essay: EssayDetail | null;
}

export interface EssayDetail extends Omit<EssayItem, "age"> {
	/** What search engines and shared links say instead of the excerpt. */
	description: string | null;
	/** The image of shared links instead of the essay's own. */
	shareImage: string | null;
	body: RenderedHtml;
	headings: MarkdownHeading[];
	/** The same in the other language, if that is public. */
	translation: EssayTranslation | null;
	older: EssayLink | null;
	newer: EssayLink | null;
	/** Related essays, the nearest first. */
	related: EssayLink[];
	shareTargets: ShareTarget[];
	/** Moment of the last change, ISO 8601. */
	updatedAt: string;
}

type LoaderContext = LoaderFunctionArgs["context"];

/** How many of the newest essays are searched for related ones. */
const maxCandidates = 50;

/** Reads a published essay with its neighbours; throws 404 for anything else. */
export async function essayLoader({ params, context }: LoaderFunctionArgs) {
	const { essays } = context.get(publicRepositoriesContext);
	const id = params.slug ?? "";
	const [essay, others] = await Promise.all([essays.getPublished(id), essays.listPublished({ limit: maxCandidates })]);
	return essay
		? data<EssayData>({ essay: await toEssayDetail(essay, others, context) })
		: data<EssayData>({ essay: null }, { status: 404 });
}

/** The same of an essay that may not be public, with the neighbours that it will have. */
export async function readEssayDetail(essay: Essay, context: LoaderContext): Promise<EssayDetail> {
	const published = await context.get(publicRepositoriesContext).essays.listPublished({ limit: maxCandidates });
	if (published.some(({ id }) => id === essay.id)) return toEssayDetail(essay, published, context);
	const older = published.findIndex(({ date }) => date <= essay.date);
	return toEssayDetail(essay, published.toSpliced(older < 0 ? published.length : older, 0, essay), context);
}

async function toEssayDetail(essay: Essay, others: EssaySummary[], context: LoaderContext): Promise<EssayDetail> {
	const { essays } = context.get(publicRepositoriesContext);
	const { id, title, excerpt, date, readingTime, featuredImage, description, shareImage, content, language, topics } = essay;
	const [{ older, newer }, translation, { body, headings }, { shareTargets }] = await Promise.all([
		neighboursAmong(others, id, maxCandidates) ?? essays.neighboursOf(id),
		essays.findTranslation(essay),
		renderBody(content, context),
		readSettings(context),
	]);
	return {
		id,
		title,
		excerpt,
		day: date,
		date: formatDayIn(language, date),
		readingTime,
		image: allowedUrl(featuredImage?.trim()) || null,
		description,
		shareImage: allowedUrl(shareImage?.trim()) || null,
		lang: language,
		topics: toTopicLinks(topics),
		translation,
		body,
		headings,
		older,
		newer,
		related: relatedEssays(essay, others, [older?.id, newer?.id, translation?.id]),
		shareTargets,
		updatedAt: essay.updatedAt.toISOString(),
	};
}
