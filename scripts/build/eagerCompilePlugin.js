import { rspack } from "@rspack/core";

/**
 * Build plugin: has Chromium compile every function of these files while they arrive, off the page's thread.
 * Without it, most are compiled on that thread at their first call. To other browsers it is a comment.
 */
export const eagerCompilePlugin = (include) =>
	new rspack.BannerPlugin({
		banner: "//# allFunctionsCalledOnLoad",
		raw: true,
		include,
		// Behind the minimizer, which takes comments out, and before hashes are made.
		stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
	});
