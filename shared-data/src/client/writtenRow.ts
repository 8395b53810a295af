import { DataError } from "../errors/DataError.ts";
import { type Query, rowsOf } from "./rowsOf.ts";

/** Sends a write that ends in `select` and gives the row; a write that touched none is not-found instead of silence. */
export async function writtenRow<Row>(write: Query<Row[]>): Promise<Row> {
	const [row] = await rowsOf(write);
	if (row === undefined) throw new DataError("not-found", "The row to write does not exist, or may not be written");
	return row;
}
