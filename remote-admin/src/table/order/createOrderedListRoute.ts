import { type AdminRepositories, adminRepositoriesContext, type BulkResult, type ListQuery, type Page } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { createElement } from "react";
import { toBulkResult } from "../../mutations/listMutation.ts";
import { toResult } from "../../results/Result.ts";
import { createListLoader } from "../createListLoader.ts";
import type { ListRules } from "../search/listQuery.ts";
import { type OrderedListKind, OrderedListScreen } from "./OrderedListScreen.tsx";
import type { OrderMutation } from "./useReordering.ts";

interface OrderedRepository {
	reorder(ids: readonly string[]): Promise<unknown>;
	delete(ids: readonly string[]): Promise<BulkResult>;
}

interface Repository<Row, Status extends string> extends OrderedRepository {
	listPage(query: ListQuery<Status, never>): Promise<Page<Row>>;
}

export function createOrderedListRoute<Row extends { id: string }, Status extends string = never>(
	kind: OrderedListKind<Row>,
	repositoryOf: (repositories: AdminRepositories) => Repository<Row, Status>,
	runOther?: RunOther,
) {
	// All rows are on one page, in their own order.
	const statuses = Object.keys(kind.search?.statuses ?? {}) as Status[];
	const rules: ListRules<Status, never> = { statuses, sorts: [], pageSize: 100 };
	return {
		loader: createListLoader(repositoryOf, rules),
		action: createOrderAction(repositoryOf, runOther),
		Component: () => createElement(OrderedListScreen<Row>, { kind, rules }),
	};
}

type RunOther = (mutation: any, repositories: AdminRepositories) => Promise<unknown>;

export function createOrderAction(repositoryOf: (repositories: AdminRepositories) => OrderedRepository, runOther?: RunOther) {
	return async ({ request, context }: ActionFunctionArgs) => {
		const repositories = context.get(adminRepositoriesContext);
		const repository = repositoryOf(repositories);
		const mutation = await request.json();
		const { type, ids } = mutation as OrderMutation;
		if (type === "reorder") return toResult(repository.reorder(ids).then(() => ({ done: ids, missing: [] })));
		if (type === "delete") return toBulkResult(ids, repository.delete(ids));
		return runOther?.(mutation, repositories);
	};
}
