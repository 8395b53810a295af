import type { BulkResult } from "@site/shared-data";
import { describeBulkResult, type Nouns } from "./describeBulkResult.ts";
import type { ListMutation } from "./listMutation.ts";
import { type Mutation, useMutation } from "./useMutation.ts";

interface Row<Status> {
	id: string;
	status: Status;
}

/**
 * How a status is spoken of: "published" in "Angkot is published." and in "Angkot could not be published."
 */
interface StatusWords {
	now: string;
	could: string;
}

interface StatusRules<Entry extends Row<Status>, Status extends string> {
	/** The route of the list. */
	to: string;
	nouns: Nouns;
	/** What a row is called when it is alone. */
	nameOf: (row: Entry) => string;
	wordsOf: (status: Status) => StatusWords;
	/**
	 * The rows that Undo gives their status back, and how it is spoken of; left out where there is no way
	 * back.
	 */
	undo?: (rows: readonly Entry[], status: Status) => { rows: readonly Entry[]; words: StatusWords };
}

/** Gives rows of a list a status; `isQuiet` says nothing but what failed. */
export function useSetStatus<Entry extends Row<Status>, Status extends string>(rules: StatusRules<Entry, Status>) {
	const { to, nouns, nameOf, wordsOf, undo } = rules;
	const mutate = useMutation();

	function toMutation(rows: readonly Entry[], body: ListMutation<Status>, words: StatusWords): Mutation {
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
		const mutation = toMutation(rows, { type: "setStatus", status, ids }, wordsOf(status));
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
