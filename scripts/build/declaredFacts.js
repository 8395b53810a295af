import { createHash } from "node:crypto";
import { rspack } from "@rspack/core";

/**
 * Writes what a build says about itself, for those who must know before they run it. The shell's entry.json names the scripts that start the page, their
 * hashes and the versions that it provides; a remote's remote.json names its files by use and its contract, and becomes its record in the registry when it is published.
 * @param {{ id?: string, version: string, needs: Record<string, string> }} app
 */
export function declaredFacts({ id, version, needs }) {
	return {
		apply(compiler) {
			compiler.hooks.thisCompilation.tap("declared-facts", (compilation) => {
				const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
				compilation.hooks.processAssets.tap({ name: "declared-facts", stage }, () => {
					const facts = id ? remoteFacts(compilation, { id, version, needs }) : shellFacts(compilation, needs);
					const name = id ? "remote.json" : "entry.json";
					compilation.emitAsset(name, new rspack.sources.RawSource(JSON.stringify(facts)));
				});
			});
		},
	};
}

function shellFacts(compilation, needs) {
	const scripts = scriptsOf(compilation.entrypoints.get("main"));
	return {
		scripts: scripts.map((file) => {
			const content = compilation.getAsset(file).source.buffer();
			return { file, integrity: `sha256-${createHash("sha256").update(content).digest("base64")}` };
		}),
		provides: Object.fromEntries(Object.entries(needs).map(([name, range]) => [name, range.slice(1)])),
	};
}

function remoteFacts(compilation, { id, version, needs }) {
	const groups = compilation.namedChunkGroups;
	// Pages that are loaded lazily name their chunk after the id of their route.
	const pages = [...groups].filter(([name]) => name.startsWith(`${id}-`)).map(([name, group]) => [name, scriptsOf(group)]);
	return {
		id,
		version,
		entry: "remoteEntry.js",
		assets: scriptsOf(groups.get("module")),
		pages: Object.fromEntries(pages),
		contract: { needs, offers: [id] },
	};
}

function scriptsOf(group) {
	return group.getFiles().filter((file) => file.endsWith(".js"));
}
