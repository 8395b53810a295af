import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import type { RemoteId } from "@site/shared-data";
import { remotes, shell } from "../../build/apps.ts";
import { type App, buildWhenStale } from "../../build/buildWhenStale.ts";
import { distFolder } from "../../build/paths.ts";
import { sourceVersion } from "../../build/sourceVersion.js";
import {
	listBuild,
	type PublishOptions,
	publish,
	readRegistry,
	readShellVersion,
	remove,
	rollBack,
	verifyHashes,
} from "../../shell/deployment/disk/index.ts";
import { parseManifest, type Registry, type Release } from "../../shell/deployment/index.ts";
import { checkUpdate } from "./gate/checkUpdate.ts";
import { passGate } from "./gate/passGate.ts";
import { publishFolder, readJson } from "./publishFolder.ts";

const usage = `\
npm run remote -- build <remote>          builds the sources as they are, alone; prints the version
npm run remote -- publish <remote> [--version <v>] [--at <address>] [--revision <n>]
                                          activates a build; without a version, the one of the sources
npm run remote -- publish <folder> [--force]
                                          the same for the build in a folder that "npm run create -- remote" made,
                                          if its pages render and hydrate; --force publishes it all the same
npm run remote -- remove <remote>         ends a remote of such a folder: its pages are not found any more
npm run remote -- rollback <remote> [--version <v>] [--revision <n>] [--force]
                                          activates the release before, or the named one, again;
                                          an external remote's pages must render and hydrate, as for publish
npm run remote -- verify [<remote>]       compares every published file with its hash
npm run remote -- check                   tries the external remotes in the shell that the next start activates
npm run remote -- list [<remote>]         what is active, and what was

<remote> is ${Object.keys(remotes).join(", ")}, one that "list" shows, or its folder.
--at is the URL of the folder that holds the version's folder, on another origin.
--revision refuses when the registry does not stand at that number any more.`;

/** Runs one verb of `npm run remote`; resolves with the exit code. Prints a failure as one sentence. */
export async function runRemote(args: string[]): Promise<number> {
	try {
		const { positionals, values } = parseArgs({
			args,
			allowPositionals: true,
			options: {
				version: { type: "string" },
				at: { type: "string" },
				revision: { type: "string" },
				force: { type: "boolean", default: false },
			},
		});
		const [verb = "", name] = positionals;
		const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
		if (verb === "") throw new Error(usage);
		if (!run) throw new Error(`There is no verb "${verb}". Use one of: ${Object.keys(verbs).join(", ")}.`);
		if (positionals.length > 2) throw new Error(`"remote ${verb}" takes one remote. "npm run remote" prints its options.`);
		const expectedRevision = values.revision === undefined ? undefined : readRevision(values.revision);
		const baseUrl = values.at && readUrl(values.at);
		return await run(name, { version: values.version, baseUrl, expectedRevision, isForced: values.force });
	} catch (error) {
		console.error((error as Error).message);
		return 1;
	}
}

interface Values {
	version?: string | undefined;
	baseUrl?: string | undefined;
	expectedRevision?: number | undefined;
	isForced: boolean;
}

const verbs: Record<string, (name: string | undefined, values: Values) => Promise<number>> = {
	async build(name) {
		const app = await appOf(name);
		const { version, durationMs } = await buildWhenStale(app);
		return print(`${name} ${version} ${durationMs ? `was built in ${(durationMs / 1000).toFixed(1)} s` : "is there already"}.`);
	},
	async publish(name = "", { version, isForced, ...options }) {
		const activation = { ...options, dist: distFolder };
		const { revision } = await registry();
		if (isFolder(name)) {
			const tryRelease = (id: RemoteId, candidate: PublishOptions) =>
				passGate(id, (dist) => publish(id, { ...candidate, dist }), isForced);
			const { id, registry: written } = await publishFolder(name, { ...activation, tryRelease });
			return printActiveRelease(id, written, { unless: revision });
		}
		if (version && !Object.hasOwn(remotes, name)) {
			const id = await idOf(name);
			const activate = (dist: string) => publish(id, { ...options, version, dist });
			await passGate(id, activate, isForced);
			return printActiveRelease(id, await activate(distFolder), { unless: revision });
		}
		const app = await appOf(name);
		const chosen = version ?? (await buildWhenStale(app)).version;
		const isShellOlder = chosen === sourceVersion(app.name) && (await readShellVersion(distFolder)) !== sourceVersion(shell.name);
		const hint = isShellOlder ? " The running shell is older than these sources: restart the site, which takes both." : "";
		try {
			return printActiveRelease(name, await publish(name, { ...activation, version: chosen }), { unless: revision, hint });
		} catch (error) {
			throw new Error((error as Error).message + hint, { cause: error });
		}
	},
	async rollback(name, { version, expectedRevision, isForced }) {
		const id = await idOf(name);
		const activate = (dist: string) => rollBack(id, { version, expectedRevision, dist });
		if (!Object.hasOwn(remotes, id)) await passGate(id, activate, isForced);
		return printActiveRelease(id, await activate(distFolder));
	},
	async remove(name, { expectedRevision }) {
		const id = await idOf(name);
		const { revision } = await remove(id, { dist: distFolder, expectedRevision });
		return print(`${id} is removed (revision ${revision}).`);
	},
	async verify(name) {
		let problemCount = 0;
		for (const { id, release } of releasesOf(await registry(), name && (await idOf(name)))) {
			const problems = [...(await verifyHashes(release, distFolder)), ...(await findUnpublished(release))];
			problemCount += problems.length;
			const count = Object.keys(release.integrity).length;
			print(`${problems.length ? "wrong" : "ok   "} ${id} ${release.version} (${count} files)`);
			for (const problem of problems) print(`      ${problem}`);
		}
		return problemCount ? 1 : 0;
	},
	async check() {
		const findings = await checkUpdate();
		for (const { id, problem, untried } of findings) {
			print(`${problem ? "wrong" : "ok   "} ${id}`);
			for (const sentence of [problem ?? [], untried].flat()) print(`      ${sentence}`);
		}
		return findings.some(({ problem }) => problem) ? 1 : 0;
	},
	async list(name) {
		const read = await registry();
		const ids = name ? [await idOf(name)] : Object.keys(read.remotes);
		return print(`revision ${read.revision}\n${ids.map((id) => listReleases(id, read)).join("\n")}`);
	},
};

/** A sentence for each unpublished entry in the folder of a release, which no visitor gets. */
async function findUnpublished({ entry, integrity }: Release): Promise<string[]> {
	if (entry.startsWith("http")) return [];
	const { files, problems } = await listBuild(join(distFolder, dirname(entry))).catch(() => ({ files: [], problems: [] }));
	return [...problems, ...files.filter((file) => !Object.hasOwn(integrity, file)).map((file) => `${file} was not published.`)];
}

/** A remote's releases, one line each, the active one first. */
function listReleases(id: RemoteId, { remotes: current, history }: Registry): string {
	const active = activeIn(current, id);
	const first = "entry" in active ? formatRelease("active", active) : `  incompatible  ${active.incompatible}`;
	const others = history[id]?.map((release) => formatRelease(release.rolledBack ? "rolled back" : "before", release)) ?? [];
	return [id, first, ...others].join("\n");
}

function formatRelease(state: string, { version, publishedAt, entry }: Release) {
	const origin = entry.startsWith("http") ? `  from ${new URL(entry).origin}` : "";
	return `  ${state.padEnd(12)}  ${version}  ${publishedAt.slice(0, 19).replace("T", " ")} UTC${origin}`;
}

function releasesOf({ remotes: current, history }: Registry, name: RemoteId | undefined) {
	return (name ? [name] : Object.keys(current)).flatMap((id) => {
		const active = activeIn(current, id);
		if ("incompatible" in active) throw new Error(active.incompatible);
		return [active, ...(history[id] ?? [])].map((release) => ({ id, release }));
	});
}

const activeIn = (current: Registry["remotes"], id: RemoteId) => current[id] ?? { incompatible: `${id}: nothing is published.` };

const registry = () => readRegistry(distFolder);

/** The app whose sources are in this project. */
async function appOf(name = ""): Promise<App> {
	if (Object.hasOwn(remotes, name)) return remotes[name as keyof typeof remotes];
	const id = await idOf(name);
	throw new Error(`${id} has no sources here: name its folder, or one of its versions with --version.`);
}

const isFolder = (name: string) => /[./]/.test(name) || existsSync(join(name, "remote.json"));

/** The id of a remote that is named by its id or its folder. */
async function idOf(name = ""): Promise<RemoteId> {
	const ids = Object.keys((await registry()).remotes);
	const id = isFolder(name) ? parseManifest(await readJson(join(name, "remote.json"))).id : name;
	if (ids.includes(id)) return id;
	throw new Error(`Name a remote: ${ids.join(" or ")}.`);
}

function readRevision(text: string): number {
	if (/^\d+$/.test(text)) return Number(text);
	throw new Error("--revision must be a whole number.");
}

function readUrl(text: string): string {
	if (/^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text)) return text;
	throw new Error("--at must be an http or https address without a query.");
}

/** `unless` is the previous revision; an equal one means that nothing has changed. */
function printActiveRelease(
	id: RemoteId,
	{ revision, remotes: current }: Registry,
	{ unless, hint = "" }: { unless?: number; hint?: string } = {},
): number {
	const release = activeIn(current, id);
	if ("incompatible" in release) return print(release.incompatible);
	const state = revision === unless ? "was active already; nothing has changed" : "is active";
	return print(`${id} ${release.version} ${state} (revision ${revision}).${hint}`);
}

function print(line: string): 0 {
	console.log(line);
	return 0;
}
