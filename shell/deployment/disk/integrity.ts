import { createHash } from "node:crypto";

/** The hash of content as `integrity` attributes and the registry have it. */
export function integrityOf(content: Uint8Array, algorithm = "sha256"): string {
	return `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;
}

/** Whether content has a hash of any of the three algorithms. */
export function matchesIntegrity(content: Uint8Array, integrity: string): boolean {
	return integrityOf(content, integrity.slice(0, 6)) === integrity;
}
