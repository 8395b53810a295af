/** The tokens in the fragment of the address that a recovery link leads to; null when it holds none. */
export function toRecoveryTokens(fragment: string): { access_token: string; refresh_token: string } | null {
	const fields = new URLSearchParams(fragment.replace(/^#/, ""));
	const [access_token, refresh_token] = [fields.get("access_token"), fields.get("refresh_token")];
	return fields.get("type") === "recovery" && access_token && refresh_token ? { access_token, refresh_token } : null;
}
