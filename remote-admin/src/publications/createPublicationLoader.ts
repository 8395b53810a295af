import { type AdminRepositories, adminRepositoriesContext, type ListQuery, type Page } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";
import { createListLoader } from "../table/createListLoader.ts";
import type { ListRules } from "../table/search/listQuery.ts";
import type { PublicationKind } from "./publicationKinds.ts";

/** The loader of a list of publications; the views of its rows appear, or fail, after the rows. */
export function createPublicationLoader<Row extends { id: string }, Status extends string, Key extends string>(
	kind: PublicationKind,
	repositoryOf: (repositories: AdminRepositories) => { listPage(query: ListQuery<Status, Key>): Promise<Page<Row>> },
	rules: ListRules<Status, Key>,
) {
	const load = createListLoader(repositoryOf, rules);
	return (args: LoaderFunctionArgs) => {
		const { list } = load(args);
		const { visits, unfinishedTexts } = args.context.get(adminRepositoriesContext);
		const views = list.then((page) =>
			page.status === "success" ? toResult(visits.totals(page.data.rows.map(({ id }) => kind.urls.public(id)))) : page,
		);
		const unfinished = toResult(unfinishedTexts.listPage({ page: 1, pageSize: 50, status: kind.name }));
		return { list, views, unfinished };
	};
}
