import type { BulkResult } from "@site/shared-data";
import { describeBulkResult, type Nouns } from "./describeBulkResult.ts";
import type { ListMutation } from "./listMutation.ts";
import { type Mutation, useMutation } from "./useMutation.ts";

interface Row<Status> {
	id: string;
	status: Status;
}

interface StatusDescription {
	now: string;
	could: string;
}

interface StatusRules<Entry extends Row<Status>, Status extends string> {
	to: string;
	nouns: Nouns;
	nameOf: (row: Entry) => string;
	describeStatus: (status: Status) => StatusDescription;
	/** The rows whose status Undo restores, and the words for it; omitted if it cannot be undone. */
	undo?: (rows: readonly Entry[], status: Status) => { rows: readonly Entry[]; words: StatusDescription };
}

/** Sets the status of rows; `isQuiet` shows a toast only on failure. */
export function useSetStatus<Entry extends Row<Status>, Status extends string>(rules: StatusRules<Entry, Status>) {
	const { to, nouns, nameOf, describeStatus, undo } = rules;
	const mutate = useMutation();

	function toMutation(rows: readonly Entry[], body: ListMutation<Status>, words: StatusDescription): Mutation {
		const [alone] = rows.length === 1 ? rows : [];
		const name = alone && nameOf(alone);
		return {
			to,
			body,
			success: (result: BulkResult) => describeBulkResult(result, { name, nouns, now: words.now }),
			failure: `${name ?? `The ${nouns.many}`} could not be ${words.could}.`,
		};
	}

	return (rows: readonly Entry[], status: Status, { isQuiet = false } = {}) => {
		const ids = rows.map(({ id }) => id);
		const mutation = toMutation(rows, { type: "setStatus", status, ids }, describeStatus(status));
		const before = undo?.(rows, status);
		const statuses = Object.fromEntries(before?.rows.map((row) => [row.id, row.status]) ?? []);
		const canUndo = before !== undefined && before.rows.length > 0;
		return mutate({
			...mutation,
			...(isQuiet && { success: () => null }),
			undo: canUndo ? toMutation(before.rows, { type: "restoreStatuses", statuses }, before.words) : undefined,
		});
	};
}
