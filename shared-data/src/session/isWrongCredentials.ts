import type { AuthError } from "@supabase/supabase-js";

/** Whether the auth service refused the e-mail and password themselves; a lost line, 5xx and 429 say nothing about them. */
export function isWrongCredentials({ name, status }: AuthError): boolean {
	return name === "AuthApiError" && status !== undefined && refusals.has(status);
}

const refusals = new Set([400, 401, 403, 422]);
