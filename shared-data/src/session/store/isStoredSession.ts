/**
 * Whether a text is a complete session. The auth client checks only three fields and throws on malformed
 * others.
 */
export function isStoredSession(text: string): boolean {
	const session = toFields(parse(text));
	const user = toFields(session.user);
	return (
		isText(session.access_token) &&
		isText(session.refresh_token) &&
		Number.isFinite(session.expires_at) &&
		isText(user.id) &&
		(user.email == null || typeof user.email === "string")
	);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

const toFields = (value: unknown) => (value ?? {}) as Record<string, unknown>;

const isText = (value: unknown) => typeof value === "string" && value !== "";
