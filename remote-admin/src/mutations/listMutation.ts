import { type AdminRepositories, adminRepositoriesContext, type BulkResult } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { type Result, toResult } from "../results/Result.ts";
import { type CsvColumns, toCsv } from "../table/csv/toCsv.ts";

export type ListMutation<Status extends string = string> =
	| { type: "setStatus"; status: Status; ids: string[] }
	| { type: "restoreStatuses"; statuses: Record<string, Status> }
	| { type: "duplicate" | "delete"; ids: string[] }
	| { type: "export" };

export interface ListRepository<Row, Status> {
	setStatus: (ids: readonly string[], status: Status) => Promise<BulkResult>;
	delete: (ids: readonly string[]) => Promise<BulkResult>;
	listAll: () => Promise<Row[]>;
	/** Omitted if rows cannot be duplicated. */
	duplicateAsDraft?: (id: string) => Promise<{ id: string }>;
}

/** The action of a list; "export" resolves with the text of the file. */
export const createListAction =
	<Row, Status extends string>(
		repositoryOf: (repositories: AdminRepositories) => ListRepository<Row, Status>,
		csvColumns: CsvColumns<Row>,
	) =>
	async ({ request, context }: ActionFunctionArgs) =>
		runListMutation(repositoryOf(context.get(adminRepositoriesContext)), await request.json(), csvColumns);

export function runListMutation<Row, Status extends string>(
	repository: ListRepository<Row, Status>,
	mutation: ListMutation<Status>,
	csvColumns: CsvColumns<Row>,
): Promise<Result<BulkResult | string>> {
	switch (mutation.type) {
		case "setStatus":
			return toBulkResult(mutation.ids, repository.setStatus(mutation.ids, mutation.status));
		case "restoreStatuses":
			return toResult(restoreStatuses(repository, mutation.statuses));
		case "duplicate":
			return toResult(duplicate(repository, mutation.ids));
		case "delete":
			return toBulkResult(mutation.ids, repository.delete(mutation.ids));
		case "export":
			return toResult(repository.listAll().then((rows) => toCsv(rows, csvColumns)));
	}
}

export async function toBulkResult(ids: readonly string[], change: Promise<BulkResult>): Promise<Result<BulkResult>> {
	const result = await toResult(change);
	const isGone = result.status === "success" && ids.length === 1 && result.data.missing.length === 1;
	return isGone ? { status: "error", kind: "not-found" } : result;
}

async function restoreStatuses<Status extends string>(
	{ setStatus }: Pick<ListRepository<never, Status>, "setStatus">,
	statuses: Record<string, Status>,
): Promise<BulkResult> {
	const result: BulkResult = { done: [], missing: [] };
	for (const status of new Set(Object.values(statuses))) {
		const ids = Object.keys(statuses).filter((id) => statuses[id] === status);
		const { done, missing } = await setStatus(ids, status);
		result.done.push(...done);
		result.missing.push(...missing);
	}
	return result;
}

/** One after the other, so that the new ids do not collide. */
async function duplicate(
	{ duplicateAsDraft }: Pick<ListRepository<never, never>, "duplicateAsDraft">,
	ids: readonly string[],
): Promise<BulkResult> {
	const done: string[] = [];
	for (const id of ids) {
		const copy = await duplicateAsDraft?.(id);
		if (copy) done.push(copy.id);
	}
	return { done, missing: [] };
}
