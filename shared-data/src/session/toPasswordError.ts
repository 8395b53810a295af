import type { AuthError } from "@supabase/supabase-js";
import { DataError } from "../errors/DataError.ts";
import { toDataError } from "../errors/toDataError.ts";

/** A refused password as DataError. */
export function toPasswordError(error: AuthError): DataError {
	if (error.name === "AuthSessionMissingError") return new DataError("signed-out", error.message, { cause: error });
	const reason = error.code === "same_password" ? "same-password" : "weak-password";
	const isRefused = error.name === "AuthWeakPasswordError" || error.code === "weak_password" || error.status === 422;
	return isRefused ? new DataError("invalid", error.message, { reason, cause: error }) : toDataError(error);
}
