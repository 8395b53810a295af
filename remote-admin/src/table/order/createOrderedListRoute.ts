import {
	type AdminRepositories,
	adminRepositoriesContext,
	type BulkResult,
	type ListQuery,
	type Ordered,
	type Page,
} from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { createElement } from "react";
import { toBulkResult } from "../../mutations/listMutation.ts";
import type { MutationResult } from "../../mutations/useMutation.ts";
import { toResult } from "../../results/Result.ts";
import { createListLoader } from "../createListLoader.ts";
import type { ListRules } from "../search/listQuery.ts";
import { type OrderedListKind, OrderedListScreen } from "./OrderedListScreen.tsx";
import type { OrderMutation } from "./useReordering.ts";

interface OrderedRepository {
	reorder(ids: readonly string[]): Promise<Ordered[]>;
	restoreOrder(order: readonly Ordered[]): Promise<void>;
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
		const mutation: OrderMutation = await request.json();
		switch (mutation.type) {
			case "reorder":
				return toResult(repository.reorder(mutation.ids).then((order) => changed(order, { type: "restoreOrder", order })));
			case "restoreOrder":
				return toResult(repository.restoreOrder(mutation.order).then(() => changed(mutation.order)));
			case "delete":
				return toBulkResult(mutation.ids, repository.delete(mutation.ids));
			default:
				return runOther?.(mutation, repositories);
		}
	};
}

const changed = (order: readonly Ordered[], undo?: OrderMutation): MutationResult => ({
	done: order.map(({ id }) => id),
	kept: [],
	missing: [],
	undo,
});
