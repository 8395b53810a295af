import { adminRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toCsv } from "../../export/toCsv.ts";
import { runPublicationAct } from "../../publications/runPublicationAct.ts";

export function essaysAction({ request, context }: ActionFunctionArgs) {
	const { essays } = context.get(adminRepositoriesContext);
	return runPublicationAct(request, essays, async () =>
		toCsv(await essays.listAll(), {
			Id: (row) => row.id,
			Title: (row) => row.title,
			Status: (row) => row.status,
			Date: (row) => row.date,
			"Reading time": (row) => row.readingTime,
			Excerpt: (row) => row.excerpt,
			"Featured image": (row) => row.featuredImage,
			Content: (row) => row.content,
			Created: (row) => row.createdAt,
			Updated: (row) => row.updatedAt,
		}),
	);
}
