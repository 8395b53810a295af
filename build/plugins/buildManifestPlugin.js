import { createHash } from "node:crypto";
import { rspack } from "@rspack/core";
import { describeContract } from "../describeContract.js";

/**
 * Build plugin: writes a manifest beside a browser build. The shell's entry.json has the entry scripts, their
 * hashes, the shared versions and the contract's fingerprint, its contract.<fingerprint>.json the contract.
 * A remote's remote.json has what it says of itself, its files by use, the packages that it requires and the
 * types of what it imports of the contract; it becomes its release in the registry.
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
						// Once, because a development server builds after each change.
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
