import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../../build/paths.ts";
import { ignoredNames } from "./sourceFiles.ts";

const workspaces = ["shared-data", "shared-ui", "remote-public", "remote-admin", "shell", "supabase"];

/** Copies the project's sources, with links to the installed packages; returns the new folder. */
export function copyProject(): string {
	const copy = mkdtempSync(join(tmpdir(), "tree-"));
	cpSync(root, copy, { recursive: true, filter: (path) => !ignoredNames.has(basename(path)) });
	linkPackages("node_modules");
	for (const name of workspaces) linkPackages(`${name}/node_modules`);
	mkdirSync(join(copy, "node_modules/@site"));
	for (const name of workspaces) symlinkSync(join(copy, name), join(copy, "node_modules/@site", name));
	return copy;

	/** The installed packages, except the project's own workspaces, which the copy contains. */
	function linkPackages(folder: string) {
		if (!existsSync(join(root, folder))) return;
		mkdirSync(join(copy, folder), { recursive: true });
		for (const name of readdirSync(join(root, folder)).filter((one) => one !== "@site" && one !== ".cache"))
			symlinkSync(join(root, folder, name), join(copy, folder, name));
	}
}
