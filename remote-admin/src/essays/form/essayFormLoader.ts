import { adminRepositoriesContext, renderMarkdownContext } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { defaultReadingTime } from "@site/shared-data/rules";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { siteConfig } from "../../../../site.config.ts";
import { imageStore } from "../../images/imageStore.ts";
import { type EssayValues, toStoredEssay } from "./essayValues.ts";

/** The essay to edit, or what a new one starts with; and what its form renders and stores with. */
export async function essayFormLoader({ params, context }: LoaderFunctionArgs) {
	const repositories = context.get(adminRepositoriesContext);
	const { id } = params;
	const essay = id === undefined ? null : await repositories.essays.get(id);
	if (id !== undefined && !essay) throw data("no such essay", { status: 404 });
	const blank: EssayValues = {
		title: "",
		date: today(siteConfig.timeZone),
		readingTime: String(defaultReadingTime),
		excerpt: "",
		featuredImage: "",
		content: "",
	};
	return {
		stored: essay && toStoredEssay(essay),
		blank,
		renderMarkdown: context.get(renderMarkdownContext),
		storeImage: imageStore(repositories, "essay-images"),
	};
}
