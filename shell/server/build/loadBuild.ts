import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Area, RemoteId } from "@site/shared-data";
import { readShell, watchRegistry } from "../../deployment/disk/index.ts";
import {
	type Deployment,
	fitRegistry,
	type Incompatible,
	isFrame,
	type Registry,
	type Release,
	releasesFor,
	toDeployment,
} from "../../deployment/index.ts";
import { log } from "../log.ts";

/** The version of this server's own build; the build defines it. */
declare const SITE_VERSION: string;

/** The output of the build: the shell's own files and the registry of remotes. */
export interface Build {
	dist: string;
	shell: {
		version: string;
		/** The folder of its files, then those of earlier builds, which open tabs may still request. */
		folders: string[];
		/** The folder of the contract that remotes are built against. */
		contractFolder: string;
		/** The scripts that start the page, in order. */
		scripts: Script[];
	};
	/** The current content of registry.json, with the releases that fit this shell. */
	registry: () => Registry;
	/** For each remote its entry, or why it may not run in this shell. */
	deployment: () => Deployment;
	/** The same without the remotes that need a session: pages without one must not name them. */
	openDeployment: () => Deployment;
	/** Whether a path is a file of a release, active or earlier, on this origin. */
	isPublished: (path: string) => boolean;
}

export interface Script {
	url: string;
	integrity: string;
}

/** Reads the builds in the folder; throws when a file is missing. */
export async function loadBuild(dist: string): Promise<Build> {
	const version = SITE_VERSION;
	const folder = join(dist, "shell", version, "browser");
	const shell = await readShell(folder);
	const builds = (await readdir(join(dist, "shell"), { withFileTypes: true })).filter((entry) => entry.isDirectory());
	const otherFolders = builds.map(({ name }) => join(dist, "shell", name, "browser")).filter((other) => other !== folder);
	const readPublished = watchRegistry(dist, version, (error) => {
		log.error({ reason: (error as Error).message }, "registry.json cannot be read; the active releases stay active.");
	});
	let checked: CheckedRegistry | undefined;
	// Called for each page; the contracts are compared again only for a new registry.
	const check = () => {
		const published = readPublished();
		if (checked?.published !== published) {
			const registry = fitRegistry(published, shell);
			const open = toDeployment({ ...registry, remotes: releasesFor("everyone", registry) });
			checked = { published, registry, deployment: toDeployment(registry), open, files: publishedFiles(published) };
		}
		return checked;
	};
	return {
		dist,
		shell: {
			version,
			folders: [folder, ...otherFolders],
			contractFolder: join(folder, "../contract"),
			scripts: shell.scripts.map(({ file, integrity }) => ({ url: `/assets/${file}`, integrity })),
		},
		registry: () => check().registry,
		deployment: () => check().deployment,
		openDeployment: () => check().open,
		isPublished: (path) => check().files.has(path),
	};
}

/** A published registry, and the values derived from it for this shell. */
interface CheckedRegistry {
	published: Registry;
	registry: Registry;
	deployment: Deployment;
	open: Deployment;
	files: Set<string>;
}

function publishedFiles({ remotes, history }: Registry): Set<string> {
	const releases = [...Object.values(remotes), ...Object.values(history).flat()];
	return new Set(
		releases.flatMap((release) =>
			"entry" in release ? Object.keys(release.integrity).map((file) => join(dirname(release.entry), file)) : [],
		),
	);
}

const areaTitles: Record<Area, string> = { public: "In the public pages", admin: "In the admin area" };

/** The licence notices of all third-party code in the active browser builds, as each build lists them. */
export async function readLicenses({ dist, shell, registry }: Build): Promise<string> {
	const releases = Object.entries(releasesFor("everyone", registry()));
	const titleOf = (id: RemoteId) => (isFrame(id) ? areaTitles[id] : `In the pages of ${id}`);
	const remotes = releases.map(async ([id, release]) => `${titleOf(id)}\n\n${await readRemoteLicenses(release)}`);
	const shellLicenses = `In the frame of every page\n\n${await readLicensesIn(shell.folders[0])}`;
	return [intro, shellLicenses, ...(await Promise.all(remotes))].join(`\n${"=".repeat(80)}\n\n`);

	async function readRemoteLicenses(release: Release | Incompatible) {
		if ("incompatible" in release) return "Nothing is loaded.\n";
		const { entry } = release;
		return entry.startsWith("http") ? `${new URL("licenses.txt", entry).href}\n` : readLicensesIn(join(dist, dirname(entry)));
	}
}

const intro = "This site is made with the work of others. Their names, versions and licences:\n";

/** Builds older than licenses.txt have none. */
const readLicensesIn = (folder = "") => readFile(join(folder, "licenses.txt"), "utf8").catch(() => "Not recorded.\n");
