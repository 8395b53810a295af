import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { watchRegistry } from "../../deployment/disk/index.ts";
import { type Deployment, type Registry, toDeployment } from "../../deployment/index.ts";
import { log } from "../log.ts";

/** The output of the build: the shell's own files and the registry of remotes. */
export interface Build {
	dist: string;
	shell: {
		version: string;
		/** The folder of its files, then those of earlier builds, which open tabs may still request. */
		folders: string[];
		/** The scripts that start the page, in order. */
		scripts: Script[];
	};
	/** The current content of registry.json. */
	registry: () => Registry;
	/** For each remote its entry, or why it may not run in this shell. */
	deployment: () => Deployment;
}

export interface Script {
	url: string;
	integrity: string;
}

/** Reads the builds in the folder; throws when a file is missing. */
export async function loadBuild(dist: string): Promise<Build> {
	const { version } = JSON.parse(await readFile(join(dist, "shell", "current.json"), "utf8")) as { version: string };
	const folder = join(dist, "shell", version, "browser");
	const { scripts } = JSON.parse(await readFile(join(folder, "entry.json"), "utf8")) as EntryManifest;
	const builds = (await readdir(join(dist, "shell"), { withFileTypes: true })).filter((entry) => entry.isDirectory());
	const otherFolders = builds.map(({ name }) => join(dist, "shell", name, "browser")).filter((other) => other !== folder);
	const registry = watchRegistry(dist, (error) => {
		log.error({ err: error }, "registry.json cannot be read; what was active stays so.");
	});
	let checked: { registry: Registry; deployment: Deployment } | undefined;
	const deployment = () => {
		const current = registry();
		if (checked?.registry !== current) checked = { registry: current, deployment: toDeployment(current) };
		return checked.deployment;
	};
	return {
		dist,
		shell: {
			version,
			folders: [folder, ...otherFolders],
			scripts: scripts.map(({ file, integrity }) => ({ url: `/assets/${file}`, integrity })),
		},
		registry,
		deployment,
	};
}

interface EntryManifest {
	scripts: { file: string; integrity: string }[];
}
