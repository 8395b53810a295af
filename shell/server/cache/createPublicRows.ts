import { statSync } from "node:fs";
import { type FileHandle, mkdir, open, readFile, rm } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { log } from "../log.ts";

/** The rows that visitors may read, and those that were withdrawn. */
export type PublicRows = ReturnType<typeof createPublicRows>;

/** Means all rows: earlier copies have no row that is certainly public. */
const everyRow = "*";

/**
 * A list next to the folder of page copies, shared by its processes. A line "+essays/tea" says that a row
 * became public, "-essays/tea" that it was withdrawn. Lines are never removed, so a copy stores the list's
 * length at the start of its render, which needs no clock.
 */
export function createPublicRows(folder: string) {
	const file = `${folder}.rows`;
	const size = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
	const linesAfter = async (start: number) => (await readFile(file)).subarray(start).toString().split("\n");

	async function record(lines: string[]) {
		if (lines.length === 0) return;
		let handle: FileHandle | undefined;
		try {
			await mkdir(dirname(file), { recursive: true });
			handle = await open(file, "a", 0o600);
			// The first line break ends a line that was truncated by a full disk.
			await handle.appendFile(`\n${lines.join("\n")}\n`);
			await handle.sync();
		} catch (error) {
			log.error({ err: error }, "The public rows could not be recorded; all copies of pages are deleted.");
			await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch((err: unknown) => {
				log.error({ err }, "Copies of pages could not be deleted; during an outage they may show withdrawn content.");
			});
		} finally {
			await handle?.close();
		}
	}

	return {
		size,
		/** Whether a text names a row that was withdrawn since the list had this size. */
		async hasWithdrawn(text: string, since: number): Promise<boolean> {
			if (size() <= since) return size() < since;
			const withdrawn = (await linesAfter(since)).filter((line) => line.startsWith("-")).map((line) => line.slice(1));
			const words = new Set(text.match(/[\w-]+/g));
			return withdrawn.some((row) => row === everyRow || words.has(basename(row)));
		},
		/** Brings the list up to date. Rejects when the rows cannot be read. */
		async update(readRows: () => Promise<string[]>): Promise<void> {
			const before = size();
			const rows = new Set(await readRows());
			// Another process has read the rows meanwhile, perhaps later than this one.
			if (size() !== before) return this.update(readRows);
			const known = new Set<string>();
			for (const line of before > 0 ? await linesAfter(0) : []) {
				if (line.startsWith("+")) known.add(line.slice(1));
				else known.delete(line.slice(1));
			}
			const added = [...rows].filter((row) => !known.has(row)).map((row) => `+${row}`);
			const removed = before > 0 ? [...known].filter((row) => !rows.has(row)) : [everyRow];
			await record([...removed.map((row) => `-${row}`), ...added]);
		},
		/** For a write with an unknown effect: no earlier copy is served. */
		withdrawAll: () => record([`-${everyRow}`]),
	};
}
