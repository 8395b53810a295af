import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Names, kinds and bytes of everything in the directory. */
export function contentsOf(directory: string): string[] {
	return readdirSync(directory, { recursive: true, encoding: "utf8" })
		.sort()
		.map((name) => {
			const path = join(directory, name);
			return lstatSync(path).isFile() ? `${name} ${createHash("sha256").update(readFileSync(path)).digest("hex")}` : name;
		});
}
