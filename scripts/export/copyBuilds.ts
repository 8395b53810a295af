import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { distFolder, root } from "../paths.ts";

interface Registry {
	remotes: Record<string, { entry?: string }>;
}

/** Copies the files that need no rendering: the shell's public ones, its build, and the browser's part of the remotes that are active on this origin. */
export async function copyBuilds({ remotes }: Registry, folder: string): Promise<void> {
	const { version } = JSON.parse(await readFile(join(distFolder, "shell/current.json"), "utf8")) as { version: string };
	await cp(join(root, "shell/public"), folder, { recursive: true });
	await cp(join(distFolder, "shell", version, "browser"), join(folder, "assets"), { recursive: true });
	for (const { entry = "" } of Object.values(remotes)) {
		if (!entry.startsWith("/remotes/")) continue;
		const build = entry.slice(0, entry.lastIndexOf("/"));
		const server = join(distFolder, build, "server");
		await cp(join(distFolder, build), join(folder, build), { recursive: true, filter: (file) => !file.startsWith(server) });
	}
}
