import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** The hash of a file's content, as `integrity` attributes and the registry have it. */
export async function hashFile(path: string): Promise<string> {
	return hashOf(await readFile(path));
}

/** The same of content that is at hand. */
export function hashOf(content: Uint8Array, algorithm = "sha256"): string {
	return `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;
}
