import { type AdminRepositories, adminRepositoriesContext, type ListQuery, type Page } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";
import { type ListRules, readListQuery } from "../table/listQuery.ts";
import { selectedParams } from "./entryUrls.ts";

interface Repository<Entry, Status extends string, Key extends string> {
	listPage(query: ListQuery<Status, Key>): Promise<Page<Entry>>;
	get(id: string): Promise<Entry | null>;
}

/** The loader of an inbox: one page of it, and the open entry when it is on another page. */
export function createInboxLoader<Entry extends { id: string }, Status extends string, Key extends string>(
	name: keyof typeof selectedParams,
	repositoryOf: (repositories: AdminRepositories) => Repository<Entry, Status, Key>,
	rules: ListRules<Status, Key>,
) {
	return ({ request, context }: LoaderFunctionArgs) => {
		const repository = repositoryOf(context.get(adminRepositoriesContext));
		const params = new URL(request.url).searchParams;
		const page = repository.listPage(readListQuery(params, rules));
		const selectedId = params.get(selectedParams[name]);
		const findSelected = async (id: string) => (await page).rows.find((row) => row.id === id) ?? repository.get(id);
		return {
			now: Date.now(),
			list: toResult(page),
			selected: toResult(selectedId ? findSelected(selectedId) : Promise.resolve(null)),
		};
	};
}
