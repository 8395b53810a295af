import {
	type AdminRepositories,
	adminRepositoriesContext,
	type BulkResult,
	type ListFilter,
	type ListQuery,
	type Page,
	type PublicationStatus,
	type StatefulRepository,
	type StateOf,
} from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { type Result, toResult } from "../results/Result.ts";
import { type CsvColumns, toCsv } from "../table/csv/toCsv.ts";
import type { MutationResult } from "./useMutation.ts";

export type ListMutation<Status extends string = string> =
	/** With `from` only rows that still have this status are changed. */
	| { type: "setStatus"; status: Status; ids: string[]; from?: Status }
	| RestoreStates
	| { type: "duplicate" | "delete"; ids: string[] }
	/** Reads every row that a list finds. */
	| { type: "find"; query: ListQuery<string, string> }
	/** Every row; with a query only the found rows, in its order. */
	| { type: "export"; query?: ListQuery<string, string>; currency: string };

/** Writes back the states that "setStatus" replaced; only publications have a time. */
export interface RestoreStates {
	type: "restoreStates";
	states: { id: string; status: PublicationStatus; publishAt?: string | null }[];
	/** The status that replaced them: a row whose status changed since is skipped. */
	from?: string;
}

interface Identified {
	id: string;
}

export interface ListRepository<Row extends Identified, Status extends string> extends StatefulRepository<Row, Status> {
	delete: (ids: readonly string[]) => Promise<BulkResult>;
	/** For any sort keys: a service has none. */
	listPage(query: ListQuery<any, any>): Promise<Page<Identified>>;
	listAll: (filter?: ListFilter<any>) => Promise<Row[]>;
	/** Omitted if rows cannot be duplicated. */
	duplicateAsDraft?: (id: string) => Promise<{ id: string }>;
}

/** The columns of a list's file; with amounts, a function of the currency. */
export type ListColumns<Row> = CsvColumns<Row> | ((currency: string) => CsvColumns<Row>);

/** The action of a list; "export" resolves with the text of the file. */
export const createListAction =
	<Row extends Identified, Status extends string>(
		repositoryOf: (repositories: AdminRepositories) => ListRepository<Row, Status>,
		csvColumns: ListColumns<Row>,
	) =>
	async ({ request, context }: ActionFunctionArgs) =>
		runListMutation(repositoryOf(context.get(adminRepositoriesContext)), await request.json(), csvColumns);

export function runListMutation<Row extends Identified, Status extends string>(
	repository: ListRepository<Row, Status>,
	mutation: ListMutation<Status>,
	csvColumns: ListColumns<Row>,
): Promise<Result<MutationResult<RestoreStates> | Identified[] | string>> {
	const columnsIn = (currency: string) => (typeof csvColumns === "function" ? csvColumns(currency) : csvColumns);
	switch (mutation.type) {
		case "setStatus":
			return toBulkResult(mutation.ids, setStatus(repository, mutation));
		case "restoreStates":
			return toResult(repository.restoreStates(mutation.states as unknown as StateOf<Row>[], mutation.from as Status));
		case "duplicate":
			return toResult(duplicate(repository, mutation.ids));
		case "delete":
			return toBulkResult(mutation.ids, repository.delete(mutation.ids));
		case "find":
			return toResult(findAll(repository, mutation.query));
		case "export":
			return toResult(findRows(repository, mutation.query).then((rows) => toCsv(rows, columnsIn(mutation.currency))));
	}
}

type Finder<Row extends Identified> = Pick<ListRepository<Row, never>, "listPage" | "listAll">;

/** All pages of a list; a row that moves to another page meanwhile counts once. */
async function findAll({ listPage }: Finder<Identified>, query: ListQuery<string, string>) {
	const pageSize = 1_000;
	const found = new Map<string, Identified>();
	for (let page = 1; ; page++) {
		const { rows, total } = await listPage({ ...query, page, pageSize });
		for (const row of rows) found.set(row.id, row);
		if (page * pageSize >= total) return [...found.values()];
	}
}

/** The rows of an export: all, or those that a query finds, in its order. */
export async function findRows<Row extends Identified>(
	repository: Finder<Row>,
	query?: ListQuery<string, string>,
): Promise<Row[]> {
	const all = await repository.listAll(query);
	if (!query) return all;
	const rows = new Map(all.map((row) => [row.id, row]));
	return (await findAll(repository, query)).flatMap(({ id }) => rows.get(id) ?? []);
}

export async function toBulkResult<T extends BulkResult>(ids: readonly string[], change: Promise<T>): Promise<Result<T>> {
	const result = await toResult(change);
	const isGone = result.status === "success" && ids.length === 1 && result.data.missing.length === 1;
	return isGone ? { status: "error", kind: "not-found" } : result;
}

async function setStatus<Row extends Identified, Status extends string>(
	repository: ListRepository<Row, Status>,
	{ ids, status, from }: { ids: readonly string[]; status: Status; from?: Status },
): Promise<MutationResult<RestoreStates>> {
	const { before, ...result } = await repository.setStatus(ids, status, from);
	const states = before as unknown as RestoreStates["states"];
	return { ...result, undo: states.length > 0 && { type: "restoreStates", states, from: status } };
}

/** One after another, so that the new ids do not collide. */
async function duplicate(
	{ duplicateAsDraft }: Pick<ListRepository<never, never>, "duplicateAsDraft">,
	ids: readonly string[],
): Promise<BulkResult> {
	const done: string[] = [];
	for (const id of ids) {
		const copy = await duplicateAsDraft?.(id);
		if (copy) done.push(copy.id);
	}
	return { done, kept: [], missing: [] };
}
