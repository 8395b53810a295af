import { allowedUrl, type Essay, type EssaySummary, publicRepositoriesContext } from "@site/shared-data";
import { formatDayIn } from "@site/shared-data/dates";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { renderBody } from "../../content/renderBody.ts";
import { readSettings } from "../../layout/layoutLoader.ts";
import { toEssayFacts } from "../list/essaysLoader.ts";
import { neighboursAmong, relatedEssays } from "./related/relatedEssays.ts";

type LoaderContext = LoaderFunctionArgs["context"];

/** How many of the newest essays are searched for related ones. */
const maxCandidates = 50;

/** Reads a published essay with its neighbours; null and 404 for anything else. */
export async function essayLoader({ params, context }: LoaderFunctionArgs) {
	const { essays } = context.get(publicRepositoriesContext);
	const id = params.slug ?? "";
	const [essay, others] = await Promise.all([essays.getPublished(id), essays.listPublished({ limit: maxCandidates })]);
	return essay ? data({ essay: await toEssayDetail(essay, others, context) }) : data({ essay: null }, { status: 404 });
}

/** The same of an essay that may not be public, with the neighbours that it will have. */
export async function readEssayDetail(essay: Essay, context: LoaderContext): Promise<EssayDetail> {
	const published = await context.get(publicRepositoriesContext).essays.listPublished({ limit: maxCandidates });
	if (published.some(({ id }) => id === essay.id)) return toEssayDetail(essay, published, context);
	const older = published.findIndex(({ date }) => date <= essay.date);
	return toEssayDetail(essay, published.toSpliced(older < 0 ? published.length : older, 0, essay), context);
}

export type EssayDetail = Awaited<ReturnType<typeof toEssayDetail>>;

async function toEssayDetail(essay: Essay, others: EssaySummary[], context: LoaderContext) {
	const { essays } = context.get(publicRepositoriesContext);
	const [{ older, newer }, translation, rendered, { shareTargets }] = await Promise.all([
		neighboursAmong(others, essay.id, maxCandidates) ?? essays.neighboursOf(essay.id),
		essays.findTranslation(essay),
		renderBody(essay.content, context),
		readSettings(context),
	]);
	return {
		...toEssayFacts(essay, formatDayIn(essay.language, essay.date)),
		...rendered,
		description: essay.description,
		shareImage: allowedUrl(essay.shareImage?.trim()) || null,
		translation,
		older,
		newer,
		related: relatedEssays(essay, others, [older?.id, newer?.id, translation?.id]),
		shareTargets,
		updatedAt: essay.updatedAt.toISOString(),
	};
}
