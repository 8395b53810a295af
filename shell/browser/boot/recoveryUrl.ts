import { urls } from "@site/shared-data";

/**
 * The set-password page with the fragment of a password-reset mail that opened another page; else null.
 * Backends that allow only the site's own URL redirect to the home page.
 */
export function recoveryUrl({ pathname, hash }: Pick<Location, "pathname" | "hash">): string | null {
	const fields = new URLSearchParams(hash.slice(1));
	const isRecovery = fields.get("type") === "recovery" && fields.has("access_token");
	const isRejected = fields.has("error") && fields.has("error_code");
	return (isRecovery || isRejected) && pathname !== urls.admin.setPassword() ? urls.admin.setPassword() + hash : null;
}
