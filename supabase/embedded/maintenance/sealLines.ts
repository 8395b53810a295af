import { createHash } from "node:crypto";
import type { BackupSeal } from "./BackupEntry.ts";

/** Ends each line, and ends all of them with the line that proves them whole. */
export async function* sealLines(lines: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
	const hash = createHash("sha256");
	let count = 0;
	for await (const line of lines) {
		const bytes = Buffer.concat([Buffer.from(line as Buffer), Buffer.from("\n")]);
		hash.update(bytes);
		count += 1;
		yield bytes;
	}
	const seal: BackupSeal = { lines: count, sha256: hash.digest("hex") };
	yield Buffer.from(`${JSON.stringify(seal)}\n`);
}
