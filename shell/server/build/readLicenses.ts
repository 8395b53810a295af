import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RemoteId } from "@site/shared-data";
import type { Build } from "./loadBuild.ts";

const file = "licenses.txt";
const titles: Record<RemoteId, string> = { public: "In the public pages", admin: "In the admin area" };

/** The licence notices of all third-party code in the active browser builds, as each build lists them. */
export async function readLicenses({ dist, shell, registry }: Build): Promise<string> {
	const ids = Object.keys(titles) as RemoteId[];
	const remotes = ids.map(async (id) => `${titles[id]}\n\n${await readRemoteLicenses(id)}`);
	const shellLicenses = `In the frame of every page\n\n${await readLicensesIn(shell.folders[0])}`;
	return [intro, shellLicenses, ...(await Promise.all(remotes))].join(`\n${"=".repeat(80)}\n\n`);

	async function readRemoteLicenses(id: RemoteId) {
		const release = registry().remotes[id];
		if ("incompatible" in release) return "Nothing is loaded.\n";
		const { entry } = release;
		return entry.startsWith("http") ? `${new URL(file, entry).href}\n` : readLicensesIn(join(dist, dirname(entry)));
	}
}

const intro = "This site is made with the work of others. Their names, versions and licences:\n";

/** Builds from before licenses.txt existed have none. */
const readLicensesIn = (folder = "") => readFile(join(folder, file), "utf8").catch(() => "Not recorded.\n");
