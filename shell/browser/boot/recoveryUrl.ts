import { urls } from "@site/shared-data";

/**
 * Where a document belongs that a mail about a forgotten password led to; null for every other. Backends that
 * allow no other address than the site's own lead to the home page, which could do nothing with what the
 * fragment brings.
 */
export function recoveryUrl({ pathname, hash }: Pick<Location, "pathname" | "hash">): string | null {
	const fields = new URLSearchParams(hash.slice(1));
	const isRecovery = fields.get("type") === "recovery" && fields.has("access_token");
	const isRejected = fields.has("error") && fields.has("error_code");
	return (isRecovery || isRejected) && pathname !== urls.admin.setPassword() ? urls.admin.setPassword() + hash : null;
}
