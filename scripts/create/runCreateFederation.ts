import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { writeFolderDurably } from "@site/shared-data/files";
import { CreateError } from "./Plan.ts";
import { packPackages } from "./packContract.ts";
import { findAdditions, planFederation } from "./planFederation.ts";

/** Writes the smallest federated site into a folder: this project's federation without the product. */
export async function runCreateFederation(to: string | undefined): Promise<number> {
	if (!to) throw new CreateError("Say where: --to <folder>.");
	const folder = resolve(to);
	if (existsSync(folder)) throw new CreateError(`${folder} is there already.`);
	const files = planFederation(basename(folder));
	await writeFolderDurably(folder, async (draft) => {
		for (const [path, text] of Object.entries(files)) {
			await mkdir(dirname(join(draft, path)), { recursive: true });
			await writeFile(join(draft, path), text);
		}
		await packPackages(join(draft, "packages"), findAdditions(files));
	});
	console.log(`${folder}\nNext: README.md in it has the commands.`);
	return 0;
}
