import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rspack } from "@rspack/core";

/**
 * Writes licenses.txt next to a browser build: name, version, licence and its text of every bundled package,
 * sorted by name. A package without a licence text fails the build.
 * @param {string[]} extraFolders folders of packages that are no modules: fonts, the bundler's runtime
 */
export function licensesPlugin(extraFolders) {
	return {
		apply(compiler) {
			compiler.hooks.thisCompilation.tap("licenses", (compilation) => {
				const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
				compilation.hooks.processAssets.tap({ name: "licenses", stage }, () => {
					const notices = [...new Set([...extraFolders, ...foldersIn(compilation)])].map(noticeOf).sort();
					compilation.emitAsset("licenses.txt", new rspack.sources.RawSource([...new Set(notices)].join(separator)));
				});
			});
		},
	};
}

/** Separates two packages. */
const separator = `\n${"-".repeat(80)}\n\n`;

/** The folders of installed packages with a module in a chunk, including concatenated modules. */
function foldersIn({ chunks, chunkGraph }) {
	const folderOf = (module) =>
		/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.resource?.replaceAll("\\", "/") ?? "")?.[0];
	const flattenModule = (module) => [module, ...(module.modules ?? []).flatMap(flattenModule)];
	const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk)).flatMap(flattenModule);
	return modules.map(folderOf).filter(Boolean);
}

function noticeOf(folder) {
	const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)([.-]|$)/i.test(file));
	if (files.length === 0) throw new Error(`${folder} has no licence text.`);
	const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim());
	return `${name} ${version}, ${license}\n\n${texts.join("\n\n")}\n`;
}
