import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether the header carries a token that this installation signed and that has not expired. It decides body sizes only; rights are the database's. */
export function isSignedIn(authorization: string | undefined, jwtSecret: string): boolean {
	const [header, payload, signature] = authorization?.replace(/^Bearer\s+/, "").split(".") ?? [];
	if (!header || !payload || !signature) {
		return false;
	}
	const expected = createHmac("sha256", jwtSecret).update(`${header}.${payload}`).digest();
	const given = Buffer.from(signature, "base64url");
	return given.length === expected.length && timingSafeEqual(given, expected) && expiryOf(payload) > Date.now() / 1000;
}

function expiryOf(payload: string): number {
	try {
		return Number(JSON.parse(Buffer.from(payload, "base64url").toString()).exp);
	} catch {
		return 0;
	}
}
