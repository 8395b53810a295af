import { type Query, rowsOf } from "./rowsOf.ts";

/** What became of a change to many rows: those that now are as wanted, and those that do not exist. */
export interface BulkOutcome {
	done: string[];
	missing: string[];
}

type ById = (ids: string[]) => Query<{ id: string }[]>;

/** Changes rows a hundred at a time, as many ids as an address can carry. `find` looks for those that the change left out because they already are as wanted. */
export async function changeMany(ids: readonly string[], change: ById, find?: ById): Promise<BulkOutcome> {
	const outcome: BulkOutcome = { done: [], missing: [] };
	const wanted = [...new Set(ids)];
	for (let start = 0; start < wanted.length; start += 100) {
		const chunk = wanted.slice(start, start + 100);
		const done = new Set((await rowsOf(change(chunk))).map(({ id }) => id));
		const rest = chunk.filter((id) => !done.has(id));
		if (find && rest.length > 0) for (const { id } of await rowsOf(find(rest))) done.add(id);
		outcome.done.push(...chunk.filter((id) => done.has(id)));
		outcome.missing.push(...chunk.filter((id) => !done.has(id)));
	}
	return outcome;
}
