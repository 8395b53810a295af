import { createHmac, timingSafeEqual } from "node:crypto";
import ipaddr from "ipaddr.js";

/** Compares in constant time. */
export function isSameSecret(actual: string, expected: string): boolean {
	const [left, right] = [Buffer.from(actual), Buffer.from(expected)];
	return left.length === right.length && timingSafeEqual(left, right);
}

/** The network that limits count as one caller: an IPv4, also one written as IPv6, or the /64 of an IPv6. */
export function networkOf(ip: string): string {
	if (!ipaddr.isValid(ip)) return ip;
	const parsed = ipaddr.process(ip);
	return parsed.kind() === "ipv4" ? parsed.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64`;
}

export interface AccessToken {
	/** The account; absent in a token of the service role. */
	sub?: string;
	session_id?: string;
	role?: string;
}

/**
 * The claims of a token that this installation signed and that has not expired; undefined for anything else.
 * They decide body sizes and ended sessions only; rights are the database's.
 */
export function readAccessToken(authorization: string | undefined, jwtSecret: string): AccessToken | undefined {
	const [header, payload, signature] = authorization?.replace(/^Bearer\s+/, "").split(".") ?? [];
	if (!header || !payload || !signature) return undefined;
	const expected = createHmac("sha256", jwtSecret).update(`${header}.${payload}`).digest();
	const actual = Buffer.from(signature, "base64url");
	if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
	const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
	return Number(claims.exp) > Date.now() / 1000 ? claims : undefined;
}
