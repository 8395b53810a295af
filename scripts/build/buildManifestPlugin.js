import { createHash } from "node:crypto";
import { rspack } from "@rspack/core";

/**
 * Build plugin: writes a manifest beside a browser build. The shell's entry.json has the entry scripts, their
 * hashes and the shared versions; a remote's remote.json has what it says of itself, its files by use and the
 * packages it requires, and becomes its release in the registry.
 * @param {{ declared?: { id: string }, version: string, requires: Record<string, string> }} app
 */
export function buildManifestPlugin({ declared, version, requires }) {
	return {
		apply(compiler) {
			compiler.hooks.thisCompilation.tap("build-manifest", (compilation) => {
				const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
				compilation.hooks.processAssets.tap({ name: "build-manifest", stage }, () => {
					const manifest = declared
						? remoteManifest(compilation, declared, { version, requires })
						: shellManifest(compilation, requires);
					const name = declared ? "remote.json" : "entry.json";
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

function remoteManifest(compilation, declared, { version, requires }) {
	const groups = compilation.namedChunkGroups;
	// Lazy routes name their chunk after the route's id.
	const pages = [...groups].filter(([name]) => name.startsWith(`${declared.id}-`));
	return {
		...declared,
		version,
		assets: scriptsOf(groups.get("module")),
		pages: Object.fromEntries(pages.map(([name, group]) => [name, scriptsOf(group)])),
		requires,
	};
}

function scriptsOf(group) {
	return group.getFiles().filter((file) => file.endsWith(".js"));
}
