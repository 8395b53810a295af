import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";
import type { Progress } from "../progress.ts";

/** The list is printed up to this many lines, so that the summary fits a screen. */
const maxLines = 20;

/** The list of an import: printed while it is short; a long list is complete in a file. */
export function createReport(progress: Progress) {
	const lines: string[] = [];
	return {
		line(text: string) {
			lines.push(text);
			if (lines.length <= maxLines) progress.line(text);
		},
		/** Writes the file if the list is long; returns its path. */
		async end(): Promise<string | undefined> {
			progress.end();
			if (lines.length <= maxLines) return undefined;
			const path = join(await mkdtemp(join(tmpdir(), "import-")), "import.txt");
			await writeFileDurably(path, `${lines.join("\n")}\n`);
			return path;
		},
	};
}
