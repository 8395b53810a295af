import { parseArgs } from "node:util";
import type { RemoteId } from "@site/shared-data";
import { parseRegistry } from "../../shell/src/remotes/parseRegistry.ts";
import type { Registry } from "../../shell/src/remotes/Registry.ts";
import { remotes } from "../build/apps.ts";
import { buildWhenStale } from "../build/buildWhenStale.ts";
import { listReleases } from "./listReleases.ts";
import { publish } from "./publish.ts";
import { readRegistryFile } from "./registryFile.ts";
import { rollBack } from "./rollBack.ts";
import { verifyRelease } from "./verifyRelease.ts";

const usage = `npm run remote -- build <remote>                      builds the sources as they are, alone; prints the version
npm run remote -- publish <remote> [--version <v>] [--at <address>] [--revision <n>]
                                                  puts a build in force; without a version, the one of the sources
npm run remote -- rollback <remote> [--version <v>] [--revision <n>]
                                                  puts the release before, or the named one, in force again
npm run remote -- verify [<remote>]               compares every published file with its hash
npm run remote -- list [<remote>]                 what is in force, and what was

<remote> is ${Object.keys(remotes).join(" or ")}. --at is the address of the folder that holds the version's folder, on another origin.
--revision refuses when the registry does not stand at that number any more.`;

/** Runs one verb of `npm run remote`; resolves with the exit code. What goes wrong is one sentence. */
export async function runRemote(args: string[]): Promise<number> {
	try {
		const { positionals, values } = parseArgs({
			args,
			allowPositionals: true,
			options: { version: { type: "string" }, at: { type: "string" }, revision: { type: "string" } },
		});
		const [verb = "", name] = positionals;
		const run = verbs[verb];
		if (!run || positionals.length > 2) throw new Error(usage);
		const expected = values.revision === undefined ? undefined : wholeNumber(values.revision);
		return await run(name, { version: values.version, at: values.at && address(values.at), expected });
	} catch (error) {
		console.error((error as Error).message);
		return 1;
	}
}

interface Values {
	version?: string | undefined;
	at?: string | undefined;
	expected?: number | undefined;
}

const verbs: Record<string, (name: string | undefined, values: Values) => Promise<number>> = {
	async build(name) {
		const id = idOf(name);
		const { version, time } = await buildWhenStale(remotes[id]);
		return say(`${id} ${version} ${time ? `was built in ${(time / 1000).toFixed(1)} s` : "is there already"}.`);
	},
	async publish(name, { version, ...options }) {
		const id = idOf(name);
		const chosen = version ?? (await buildWhenStale(remotes[id])).version;
		return sayInForce(id, await publish(id, { ...options, version: chosen }));
	},
	async rollback(name, values) {
		const id = idOf(name);
		return sayInForce(id, await rollBack(id, values));
	},
	async verify(name) {
		let wrong = 0;
		for (const { id, release } of releasesOf(await registry(), name)) {
			const problems = await verifyRelease(release);
			wrong += problems.length;
			say(`${problems.length ? "wrong" : "ok   "} ${id} ${release.version} (${Object.keys(release.integrity).length} files)`);
			for (const problem of problems) say(`      ${problem}`);
		}
		return wrong ? 1 : 0;
	},
	async list(name) {
		const read = await registry();
		const ids = name ? [idOf(name)] : (Object.keys(remotes) as RemoteId[]);
		return say(`revision ${read.revision}\n${ids.map((id) => listReleases(id, read)).join("\n")}`);
	},
};

function releasesOf({ remotes: current, history }: Registry, name: string | undefined) {
	const ids = name ? [idOf(name)] : (Object.keys(remotes) as RemoteId[]);
	return ids.flatMap((id) => {
		const now = current[id];
		if ("refused" in now) throw new Error(now.refused);
		return [now, ...history[id]].map((release) => ({ id, release }));
	});
}

const registry = async () => parseRegistry(await readRegistryFile());

function idOf(name: string | undefined): RemoteId {
	if (name && Object.hasOwn(remotes, name)) return name as RemoteId;
	throw new Error(`Name a remote: ${Object.keys(remotes).join(" or ")}.\n\n${usage}`);
}

function wholeNumber(text: string): number {
	if (/^\d+$/.test(text)) return Number(text);
	throw new Error("--revision must be a whole number.");
}

function address(text: string): string {
	if (/^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text)) return text;
	throw new Error("--at must be an http or https address without a query.");
}

function sayInForce(id: RemoteId, { revision, remotes: current }: Registry): number {
	const release = current[id];
	return say("entry" in release ? `${id} ${release.version} is in force (revision ${revision}).` : release.refused);
}

function say(line: string): 0 {
	console.log(line);
	return 0;
}
