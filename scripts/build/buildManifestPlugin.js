import { createHash } from "node:crypto";
import { rspack } from "@rspack/core";

/**
 * Build plugin: writes a manifest beside a browser build. The shell's entry.json has the entry scripts, their
 * hashes and the shared versions; a remote's remote.json has its files by use and its contract, and becomes
 * its release in the registry.
 * @param {{ id?: string, requires: Record<string, string> }} app
 */
export function buildManifestPlugin({ id, requires }) {
	return {
		apply(compiler) {
			compiler.hooks.thisCompilation.tap("build-manifest", (compilation) => {
				const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
				compilation.hooks.processAssets.tap({ name: "build-manifest", stage }, () => {
					const manifest = id ? remoteManifest(compilation, { id, requires }) : shellManifest(compilation, requires);
					const name = id ? "remote.json" : "entry.json";
					compilation.emitAsset(name, new rspack.sources.RawSource(JSON.stringify(manifest)));
				});
			});
		},
	};
}

function shellManifest(compilation, requires) {
	const scripts = scriptsOf(compilation.entrypoints.get("main"));
	return {
		scripts: scripts.map((file) => {
			const content = compilation.getAsset(file).source.buffer();
			return { file, integrity: `sha256-${createHash("sha256").update(content).digest("base64")}` };
		}),
		sharedVersions: Object.fromEntries(Object.entries(requires).map(([name, range]) => [name, range.slice(1)])),
	};
}

function remoteManifest(compilation, { id, requires }) {
	const groups = compilation.namedChunkGroups;
	// Lazy routes name their chunk after the route's id.
	const pages = [...groups].filter(([name]) => name.startsWith(`${id}-`)).map(([name, group]) => [name, scriptsOf(group)]);
	return {
		assets: scriptsOf(groups.get("module")),
		pages: Object.fromEntries(pages),
		contract: { requires, provides: [id] },
	};
}

function scriptsOf(group) {
	return group.getFiles().filter((file) => file.endsWith(".js"));
}
