import type { AdminRepositories } from "@site/shared-data";
import { type ResultError, toResult } from "../../results/Result.ts";

/**
 * Without a session RLS hides the row, which looks like a conflict or a deleted row; so this checks the
 * session first.
 */
export async function detectEndedSession({ session }: AdminRepositories, error: ResultError): Promise<ResultError> {
	if (error.kind !== "conflict" && error.kind !== "not-found" && error.kind !== "refused") return error;
	const user = await toResult(session.current());
	if (user.status === "error") return user;
	return user.data ? error : { status: "error", kind: "signed-out" };
}
