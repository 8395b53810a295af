import { createHash } from "node:crypto";
import { rspack } from "@rspack/core";
import { describeContract } from "../describeContract.js";

/**
 * Build plugin: writes a manifest next to a browser build. The shell's entry.json contains the entry scripts,
 * their hashes, the shared versions and the contract's fingerprint; contract.<fingerprint>.json the contract.
 * A remote's remote.json contains its manifest, its files by use, the required packages and the types of its
 * imports from the contract; it becomes the remote's release in the registry.
 */
export function buildManifestPlugin({ declared, version, requires, contract }) {
	let imports;
	return {
		apply(compiler) {
			compiler.hooks.thisCompilation.tap("build-manifest", (compilation) => {
				const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
				const emit = (name, value) => compilation.emitAsset(name, new rspack.sources.RawSource(JSON.stringify(value)));
				compilation.hooks.processAssets.tapPromise({ name: "build-manifest", stage }, async () => {
					if (declared) {
						// Only once, because a development server builds after each change.
						imports ??= describeContract(compiler.context, await contract.readImports());
						emit("remote.json", { ...remoteManifest(compilation, declared), version, requires, imports });
					} else {
						emit("entry.json", { ...shellManifest(compilation, requires), contract: contract.fingerprint });
						emit(`contract.${contract.fingerprint}.json`, contract.types);
					}
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

function remoteManifest(compilation, declared) {
	const groups = compilation.namedChunkGroups;
	// Lazy routes name their chunk after the route's id.
	const pages = [...groups].filter(([name]) => name.startsWith(`${declared.id}-`));
	return {
		...declared,
		assets: scriptsOf(groups.get("module")),
		pages: Object.fromEntries(pages.map(([name, group]) => [name, scriptsOf(group)])),
	};
}

function scriptsOf(group) {
	return group.getFiles().filter((file) => file.endsWith(".js"));
}
