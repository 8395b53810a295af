import { rspack } from "@rspack/core";

const { loadScript } = rspack.RuntimeGlobals;

/**
 * A chunk that does not come is asked for once more, past every cache. When that fails too, the page is told with a `chunkfailed` event: whoever cancels it
 * takes over, and the import stays pending until `detail.giveUp()` is called.
 */
const program = `
var load = ${loadScript}, attempts = 0;
${loadScript} = function (url, done, key, chunkId) {
	load(url, function (event) {
		if (event.type === "load") return done(event);
		load(url + "?again=" + ++attempts, function (event) {
			var giveUp = function () { done(event); };
			if (event.type === "load" || dispatchEvent(new CustomEvent("chunkfailed", { cancelable: true, detail: { url: url, giveUp: giveUp } }))) giveUp();
		}, key, chunkId);
	}, key, chunkId);
};`;

class SteadyChunks extends rspack.RuntimeModule {
	constructor() {
		super("steady chunks", rspack.RuntimeModule.STAGE_ATTACH);
	}

	generate() {
		return program;
	}
}

/** The plugin of browser builds. */
export const steadyChunks = {
	apply(compiler) {
		compiler.hooks.thisCompilation.tap("steady-chunks", (compilation) => {
			compilation.hooks.runtimeRequirementInTree.for(loadScript).tap("steady-chunks", (chunk) => {
				compilation.addRuntimeModule(chunk, new SteadyChunks());
			});
		});
	},
};
