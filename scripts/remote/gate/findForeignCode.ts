import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RemoteId } from "@site/shared-data";
import { readShellVersion } from "../../../shell/deployment/disk/index.ts";
import type { Registry, Release } from "../../../shell/deployment/index.ts";

/** Only React itself defines these; hooks of a second copy fail, because the shell's renderer sets none. */
const reactCopy = /\.__(CLIENT_INTERNALS_DO_NOT_USE|SECRET_INTERNALS_DO_NOT_USE)\w+\s*=(?!=)/;
const styleId = /componentId:\s*"([^"]+)"/g;

interface Options {
	/** The registry in which the remote is active. */
	registry: Registry;
	dist: string;
}

/** Code that belongs to the shell or to another remote, in one sentence: found without running it. */
export async function findForeignCode(id: RemoteId, { registry, dist }: Options): Promise<string | undefined> {
	const own = await readScripts(registry.remotes[id], dist);
	const copy = own.find(({ text }) => reactCopy.test(text));
	if (copy) return `${id}: ${copy.name} contains its own React, whose hooks fail in the shell. Build it with @site/build.`;
	const ids = new Set(own.flatMap(styleIdsIn));
	const shell = join(dist, "shell", await readShellVersion(dist), "browser");
	const others = Object.entries(registry.remotes).filter(([other]) => other !== id);
	const owners = [
		{ owner: "the shell", scripts: await readFolder(shell, await readdir(shell)) },
		...(await Promise.all(others.map(async ([owner, release]) => ({ owner, scripts: await readScripts(release, dist) })))),
	];
	for (const { owner, scripts } of owners) {
		const clash = scripts.flatMap(styleIdsIn).find((known) => ids.has(known));
		if (clash) return `${id}: its style id ${clash} is also one of ${owner}, so their styles mix. Build it with @site/build.`;
	}
	return undefined;
}

/** The scripts of a release in this folder; another origin's releases have copies of their builds here. */
async function readScripts(release: Registry["remotes"][string] | undefined, dist: string) {
	if (!release || !("entry" in release)) return [];
	return readFolder(folderOf(release, dist), Object.keys(release.integrity)).catch(() => []);
}

const folderOf = ({ id, version, entry }: Release, dist: string) =>
	entry.startsWith("/") ? join(dist, dirname(entry)) : join(dist, "remotes", id, version);

const readFolder = (folder: string, files: string[]) =>
	Promise.all(
		files
			.filter((name) => /\.c?js$/.test(name))
			.map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })),
	);

const styleIdsIn = ({ text }: { text: string }) => [...text.matchAll(styleId)].map(([, known]) => known as string);
