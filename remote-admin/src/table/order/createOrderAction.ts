import { type AdminRepositories, adminRepositoriesContext, type BulkResult } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toBulkResult } from "../../mutations/listMutation.ts";
import { toResult } from "../../results/Result.ts";

/** The mutations of every list with an order: all ids in the new one, or the ids that go. */
export interface OrderMutation {
	type: "reorder" | "delete";
	ids: string[];
}

export interface OrderedRepository {
	reorder(ids: readonly string[]): Promise<unknown>;
	delete(ids: readonly string[]): Promise<BulkResult>;
}

/** Runs the mutations that only this list has. */
export type RunOther = (mutation: any, repositories: AdminRepositories) => Promise<unknown>;

/** The action of a list with an order. */
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
