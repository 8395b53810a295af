import { publicRepositoriesContext, urls } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { siteConfig } from "../../../../site.config.ts";
import { readPage } from "../../paging/readPage.ts";
import type { EssaysData } from "./EssaysData.ts";
import { toEssayItem } from "./toEssayItem.ts";

/** Reads one page of the published essays, the newest date first. */
export async function essaysLoader({ params, context }: LoaderFunctionArgs): Promise<EssaysData> {
	const { essays } = context.get(publicRepositoriesContext);
	const list = { first: urls.essays(), pageAfter: urls.essaysBefore, read: essays.pagePublished };
	const { rows, ...rest } = await readPage(list, params.slug);
	const day = today(siteConfig.timeZone);
	return { ...rest, rows: rows.map((essay) => toEssayItem(essay, day)) };
}
