import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { writeFolderDurably } from "@site/shared-data/files";
import { root } from "../../build/paths.ts";
import { CreateError } from "./Plan.ts";
import { packContract } from "./packContract.ts";
import { planRemote } from "./planRemote.ts";

interface Values {
	area: string;
	to?: string | undefined;
}

/** Writes an external remote, or the packages of the contract for an existing one. */
export async function runCreateRemote(
	kind: "remote" | "packages",
	name: string | undefined,
	{ area, to }: Values,
): Promise<number> {
	if (kind === "packages") {
		if (!to || !existsSync(join(to, "remote.json")))
			throw new CreateError("Say for which remote: --to <the folder with its remote.json>.");
		await packContract(resolve(to));
		return print("Next: `npm install` in it.");
	}
	if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) throw new CreateError("Name the remote in small letters, such as garden.");
	if (["public", "admin", "shell"].includes(name)) throw new CreateError(`The name ${name} is taken.`);
	if (area !== "public" && area !== "admin") throw new CreateError("--area must be public or admin.");
	const folder = resolve(to ?? join(root, name));
	if (existsSync(folder)) throw new CreateError(`${folder} is there already.`);
	await writeFolderDurably(folder, async (draft) => {
		for (const [path, text] of Object.entries(planRemote(name, area))) {
			await mkdir(dirname(join(draft, path)), { recursive: true });
			await writeFile(join(draft, path), text);
		}
		await packContract(draft);
	});
	return print(`${folder}\nNext: README.md in it has the three commands.`);
}

function print(text: string): 0 {
	console.log(text);
	return 0;
}
