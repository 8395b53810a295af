import { open, rename, rm } from "node:fs/promises";

/** Replaces a JSON file in one step, after its content has reached the disk: a reader sees the old one or the new one, whatever ends in between. */
export async function writeAtomically(file: string, value: unknown): Promise<void> {
	const next = `${file}.${process.pid}-${++count}`;
	try {
		const handle = await open(next, "w");
		await handle.writeFile(`${JSON.stringify(value, null, "\t")}\n`);
		await handle.sync();
		await handle.close();
		await rename(next, file);
	} finally {
		await rm(next, { force: true });
	}
}

let count = 0;
