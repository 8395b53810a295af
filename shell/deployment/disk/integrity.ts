import { createHash } from "node:crypto";

/** The hash of the content in the form of an `integrity` attribute. */
export function integrityOf(content: Uint8Array, algorithm = "sha256"): string {
	return `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;
}

/** Whether the content has this hash; sha256, sha384 and sha512 are supported. */
export function matchesIntegrity(content: Uint8Array, integrity: string): boolean {
	return integrityOf(content, integrity.slice(0, 6)) === integrity;
}
