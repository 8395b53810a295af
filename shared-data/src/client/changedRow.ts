import { DataError } from "../errors/DataError.ts";
import { type Query, rowsOf } from "./rowsOf.ts";

/** Sends a write that ends in `select` and gives the row. No row is a conflict when `find` still finds it, and not-found when it does not. */
export async function changedRow<Row>(write: Query<Row[]>, find: () => Query<unknown[]>): Promise<Row> {
	const [row] = await rowsOf(write);
	if (row !== undefined) return row;
	const found = await rowsOf(find());
	if (found.length > 0) throw new DataError("conflict", "The row was changed since it was loaded");
	throw new DataError("not-found", "The row to change does not exist");
}
