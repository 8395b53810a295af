import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A temporary folder for all tests of a file. */
export function useFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "site-test-"));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
