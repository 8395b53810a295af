import { previewReaderContext } from "@site/shared-data";
import { stateAt } from "@site/shared-data/rules";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { readEssayDetail } from "../essays/reading/essayLoader.ts";
import { readSettings } from "../layout/layoutLoader.ts";
import { readProjectDetail } from "../projects/projectLoader.ts";

/** Reads the essay or project of a preview link like its own page; 404 for an invalid token. */
export async function previewLoader({ params, context }: LoaderFunctionArgs) {
	const preview = (await context.get(previewReaderContext)?.read(params.token ?? "")) ?? null;
	if (!preview) {
		const heading = (await readSettings(context)).texts.notFound;
		return data({ essay: null, project: null, isPublic: false, heading }, { status: 404 });
	}
	return data({
		essay: preview.entity === "essays" ? await readEssayDetail(preview.entry, context) : null,
		project: preview.entity === "projects" ? await readProjectDetail(preview.entry, context) : null,
		isPublic: stateAt(new Date(), preview.entry) === "published",
	});
}
