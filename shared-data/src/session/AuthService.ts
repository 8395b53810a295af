import type { AuthClient } from "@supabase/supabase-js";
import { timeLimitMs } from "../client/createBackendFetch.ts";
import { DataError } from "../errors/DataError.ts";

/** The client of the auth service. */
export type AuthService = InstanceType<typeof AuthClient>;

/** Rejects as offline after `limitMs`: the auth client retries for longer than the admin waits. */
export async function rejectAfterTimeLimit<T>(promise: Promise<T>, limitMs = timeLimitMs): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLate = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DataError("offline", `No response within ${limitMs} ms`)), limitMs);
	});
	try {
		return await Promise.race([promise, tooLate]);
	} finally {
		clearTimeout(timer);
	}
}
