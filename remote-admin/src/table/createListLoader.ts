import { type AdminRepositories, adminRepositoriesContext, type ListQuery, type Page } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";
import { type ListRules, readListQuery } from "./search/listQuery.ts";

export function createListLoader<Row, Status extends string, Key extends string>(
	repositoryOf: (repositories: AdminRepositories) => { listPage(query: ListQuery<Status, Key>): Promise<Page<Row>> },
	rules: ListRules<Status, Key>,
) {
	return ({ request, context }: LoaderFunctionArgs) => {
		const query = readListQuery(new URL(request.url).searchParams, rules);
		return { list: toResult(repositoryOf(context.get(adminRepositoriesContext)).listPage(query)) };
	};
}
