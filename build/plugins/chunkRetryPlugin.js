import { rspack } from "@rspack/core";

const { loadScript } = rspack.RuntimeGlobals;

/**
 * Requests a chunk that fails once more with another URL, then dispatches `chunkfailed` on the window. If the
 * event is cancelled, the import stays pending until `detail.giveUp()` is called.
 */
const program = `
var load = ${loadScript}, attempts = 0;
${loadScript} = function (url, done, key, chunkId) {
	load(url, function (event) {
		if (event.type === "load") return done(event);
		load(url + "?again=" + ++attempts, function (event) {
			var giveUp = function () { done(event); };
			var detail = { url: url, giveUp: giveUp };
			var failed = new CustomEvent("chunkfailed", { cancelable: true, detail: detail });
			if (event.type === "load" || dispatchEvent(failed)) giveUp();
		}, key, chunkId);
	}, key, chunkId);
};`;

class ChunkRetry extends rspack.RuntimeModule {
	constructor() {
		super("chunk retry", rspack.RuntimeModule.STAGE_ATTACH);
	}

	generate() {
		return program;
	}
}

/** Build plugin for browser builds: retries chunks. */
export const chunkRetryPlugin = {
	apply(compiler) {
		compiler.hooks.thisCompilation.tap("chunk-retry", (compilation) => {
			compilation.hooks.runtimeRequirementInTree.for(loadScript).tap("chunk-retry", (chunk) => {
				compilation.addRuntimeModule(chunk, new ChunkRetry());
			});
		});
	},
};
