import type { BulkResult } from "@site/shared-data";
import { describeBulkResult, type Nouns } from "./describeBulkResult.ts";
import type { ListMutation, RestoreStates } from "./listMutation.ts";
import { useMutation } from "./useMutation.ts";

interface StatusDescription {
	now: string;
	could: string;
}

interface StatusRules<Entry, Status extends string> {
	to: string;
	nouns: Nouns;
	nameOf: (row: Entry) => string;
	describeStatus: (status: Status) => StatusDescription;
	/** The words for the states that Undo writes back; omitted if a status cannot be undone. */
	describeUndo?: (states: RestoreStates["states"]) => StatusDescription;
}

/** Sets the status of rows; `isQuiet`: only a failure shows a toast; `from`: the status that is replaced. */
export function useSetStatus<Entry extends { id: string }, Status extends string>(rules: StatusRules<Entry, Status>) {
	const { to, nouns, nameOf, describeStatus, describeUndo } = rules;
	const mutate = useMutation();

	function toWords(rows: readonly Entry[], { now, could }: StatusDescription, isChecked: boolean) {
		const [alone] = rows.length === 1 ? rows : [];
		const name = alone && nameOf(alone);
		return {
			success: (result: BulkResult) =>
				isChecked && name && result.kept.length > 0
					? `${name} was changed elsewhere in the meantime, and stays so.`
					: describeBulkResult(result, { name, nouns, now }),
			failure: `${name ?? `The ${nouns.many}`} could not be ${could}.`,
		};
	}

	return (rows: readonly Entry[], status: Status, { isQuiet = false, from }: { isQuiet?: boolean; from?: Status } = {}) =>
		mutate<RestoreStates>({
			to,
			body: { type: "setStatus", status, ids: rows.map(({ id }) => id), ...(from && { from }) } satisfies ListMutation,
			...toWords(rows, describeStatus(status), from !== undefined),
			...(isQuiet && { success: () => null }),
			undo:
				describeUndo &&
				(({ states }) => {
					const changed = rows.filter((row) => states.some(({ id }) => id === row.id));
					return toWords(changed, describeUndo(states), true);
				}),
		});
}
