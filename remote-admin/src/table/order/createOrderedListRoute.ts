import type { AdminRepositories, ListQuery, Page } from "@site/shared-data";
import { createElement } from "react";
import { createListLoader } from "../createListLoader.ts";
import type { ListRules } from "../search/listQuery.ts";
import { createOrderAction, type OrderedRepository, type RunOther } from "./createOrderAction.ts";
import { type OrderedListKind, OrderedListScreen } from "./OrderedListScreen.tsx";

interface Repository<Row, Status extends string> extends OrderedRepository {
	listPage(query: ListQuery<Status, never>): Promise<Page<Row>>;
}

/** The route of a list that the admin puts in order. */
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
