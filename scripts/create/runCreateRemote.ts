import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../../build/paths.ts";
import { createRemote, readSource } from "./createRemote.ts";
import { CreateError } from "./Plan.ts";
import { packPackages } from "./packContract.ts";
import { remoteTemplate } from "./planRemote.ts";

interface Values {
	area: string;
	to?: string | undefined;
	/** A running site to take the contract from, instead of this project. */
	from?: string | undefined;
}

/** Writes an external remote, or the packages of the contract for an existing one. */
export async function runCreateRemote(
	kind: "remote" | "packages",
	name: string | undefined,
	{ area, to, from }: Values,
): Promise<number> {
	if (kind === "packages") {
		if (!to || !existsSync(join(to, "remote.json")))
			throw new CreateError("Say for which remote: --to <the folder with its remote.json>.");
		await packPackages(join(resolve(to), "packages"));
		// Otherwise npm keeps the packages of before, which have the same names and versions.
		return print("Next: delete node_modules and package-lock.json in it, then run `npm install`.");
	}
	const ownSource = async () => ({ template: remoteTemplate, writePackages: packPackages });
	const findSource = from === undefined ? ownSource : () => readSource(from);
	const folder = await createRemote(name, { area, to: to ?? join(root, name ?? "") }, findSource);
	return print(`${folder}\nNext: README.md in it has the commands.`);
}

function print(text: string): 0 {
	console.log(text);
	return 0;
}
