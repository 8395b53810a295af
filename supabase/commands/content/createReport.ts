import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Progress } from "../progress.ts";

/** Lines that a screen has room for beside the summary. */
const maxLines = 20;

export type Report = ReturnType<typeof createReport>;

/** The list of an import: printed while it is short, and as a whole in a file once it is long. */
export function createReport(progress: Progress) {
	const lines: string[] = [];
	return {
		line(text: string) {
			lines.push(text);
			if (lines.length <= maxLines) progress.line(text);
		},
		/** Writes the file if the list is long; returns its path. */
		end(): string | undefined {
			progress.end();
			if (lines.length <= maxLines) return undefined;
			const path = join(mkdtempSync(join(tmpdir(), "import-")), "import.txt");
			writeFileSync(path, `${lines.join("\n")}\n`);
			return path;
		},
	};
}
