import type { PostgrestSingleResponse } from "@supabase/postgrest-js";
import { toDataError } from "../errors/toDataError.ts";

/** Sends a query and gives its rows; rejects with DataError. */
export async function rowsOf<T>(query: Query<T>): Promise<T> {
	const { data, error, status } = await query.retry(false);
	if (error) throw toDataError({ ...error, status });
	return data;
}

/** The part of the client's query builders that sends. Their own retry is off: see withReadRetry. */
export interface Query<T> {
	retry(isOn: boolean): PromiseLike<PostgrestSingleResponse<T>>;
}
