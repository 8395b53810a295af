import { createHmac, timingSafeEqual } from "node:crypto";

/** Compares in constant time. */
export function isSameSecret(actual: string, expected: string): boolean {
	const [left, right] = [Buffer.from(actual), Buffer.from(expected)];
	return left.length === right.length && timingSafeEqual(left, right);
}

export interface AccessToken {
	/** The account; absent in a token of the service role. */
	sub?: string;
	session_id?: string;
	role?: string;
}

/**
 * The claims of a token that this installation signed and that has not expired; undefined for anything else.
 * They decide only about body sizes and ended sessions; the database checks rights.
 */
export function readAccessToken(authorization: string | undefined, jwtSecret: string): AccessToken | undefined {
	// Stryker disable next-line Regex: the signature covers every other text before the token
	const [header, payload = "", signature = ""] = (authorization ?? "").replace(/^Bearer\s+/, "").split(".");
	const expected = createHmac("sha256", jwtSecret).update(`${header}.${payload}`).digest();
	const actual = Buffer.from(signature, "base64url");
	if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
	const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
	return Number(claims.exp) > Date.now() / 1000 ? claims : undefined;
}
