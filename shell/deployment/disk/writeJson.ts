import writeFileAtomic from "write-file-atomic";

/** Replaces a JSON file in one step: a reader sees the old one or the new one, whatever ends in between. */
export async function writeJson(file: string, value: unknown): Promise<void> {
	await writeFileAtomic(file, `${JSON.stringify(value, null, "\t")}\n`);
}
