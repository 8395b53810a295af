import { rspack } from "@rspack/core";

/** Chromium compiles every function of these files while they stream in, off the main thread. */
export const eagerCompilePlugin = (include) =>
	new rspack.BannerPlugin({
		banner: "//# allFunctionsCalledOnLoad",
		raw: true,
		include,
		// After the minimizer, which removes comments, and before hashes are computed.
		stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
	});
