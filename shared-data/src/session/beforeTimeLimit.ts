import { timeLimit } from "../client/withTimeLimit.ts";
import { DataError } from "../errors/DataError.ts";

/**
 * The promise, or DataError "offline" after `limit` milliseconds: the auth client repeats a refresh for
 * longer than the admin waits.
 */
export async function beforeTimeLimit<T>(promise: Promise<T>, limit = timeLimit): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLate = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DataError("offline", `No answer within ${limit} ms`)), limit);
	});
	try {
		return await Promise.race([promise, tooLate]);
	} finally {
		clearTimeout(timer);
	}
}
