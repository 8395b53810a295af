import { toDataError } from "../errors/toDataError.ts";
import type { Query } from "./rowsOf.ts";

/** Sends a head request made with `{ count: "exact", head: true }` and gives the number of rows; rejects with DataError. */
export async function countOf(query: Query<unknown>): Promise<number> {
	const { count, error, status } = await query.retry(false);
	if (error) throw toDataError({ ...error, status });
	// A 404 without a body passes as success in the client; no number means that the table did not answer.
	if (count === null || Number.isNaN(count)) throw toDataError({ status: 404, message: "The answer holds no count" });
	return count;
}
