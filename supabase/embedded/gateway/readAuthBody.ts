export type AuthBody = Record<string, unknown>;

/** Fields that must be strings: the engine answers 500 to other values. */
const texts = ["email", "phone", "password", "token", "token_hash", "type", "refresh_token"];

/**
 * The JSON object in the body of an auth request; an empty body is an empty object. Throws a SyntaxError for anything else,
 * also for what the engine would accept (a byte order mark, invalid UTF-8): it must not see what the limits did not.
 */
export function readAuthBody(bytes: Uint8Array | undefined): AuthBody {
	if (!bytes?.byteLength) {
		return {};
	}
	const body: unknown = JSON.parse(decode(bytes));
	if (typeof body !== "object" || body === null || Array.isArray(body)) {
		throw new SyntaxError("an object is expected");
	}
	const fields = Object.entries(body);
	const wrong = fields.find(([name, value]) => texts.includes(name) && value !== null && !isText(value));
	if (wrong) {
		throw new SyntaxError(`${wrong[0]} must be a string without a null character`);
	}
	// As GoTrue reads it: a string that is null is absent.
	return Object.fromEntries(fields.filter(([name, value]) => value !== null || !texts.includes(name)));
}

/** PostgreSQL's texts hold no null character. */
function isText(value: unknown): boolean {
	return typeof value === "string" && !value.includes("\0");
}

function decode(bytes: Uint8Array): string {
	try {
		// `ignoreBOM` keeps the mark in the text, and JSON.parse refuses it there.
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		throw new SyntaxError("invalid UTF-8");
	}
}
