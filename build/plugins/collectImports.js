import { contractPackages } from "../describeContract.js";

/**
 * Collects the imports of a remote's builds from the shared packages. Add its plugin to each of these builds.
 * @param {number} buildCount
 */
export function collectImports(buildCount) {
	const names = new Set();
	let missing = buildCount;
	let finish;
	const finished = new Promise((resolve) => (finish = resolve));
	function collect(modules) {
		for (const { request, type, ids } of [...modules].flatMap((module) => module.dependencies)) {
			if (contractPackages.includes(request) && type !== "esm import") names.add(`${request} ${ids?.[0] ?? "*"}`);
		}
		if (--missing === 0) finish();
	}
	return {
		plugin: {
			apply(compiler) {
				compiler.hooks.thisCompilation.tap("collect-imports", ({ hooks }) => hooks.finishModules.tap("collect-imports", collect));
			},
		},
		/** Resolves, once all builds know their modules, with whether an export is imported. */
		async readImports() {
			await finished;
			return (packageName, name) => names.has(`${packageName} ${name}`) || names.has(`${packageName} *`);
		},
	};
}
