import { mkdtempSync, rmSync } from "node:fs";

const made = new Set<string>();
process.on("exit", () => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Makes a folder whose path begins with `prefix`. It is removed when this process ends, if not before. */
export function makeTempFolder(prefix: string): string {
	const folder = mkdtempSync(prefix);
	made.add(folder);
	return folder;
}
