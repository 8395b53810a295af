import { rspack } from "@rspack/core";

/** Chromium compiles every function of the first load while it streams in, off the main thread. */
export const eagerCompilePlugin = new rspack.BannerPlugin({
	banner: "//# allFunctionsCalledOnLoad",
	raw: true,
	include: /^(main|module|remoteEntry)\./,
	// After the minimizer, which removes comments, and before hashes are computed.
	stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
