import { rspack } from "@rspack/core";

/**
 * Has Chromium compile every function of these files while they arrive, beside the page's thread; without it most are compiled on that thread when they are
 * first called. To other browsers it is a comment.
 */
export const compiledAhead = (include) =>
	new rspack.BannerPlugin({
		banner: "//# allFunctionsCalledOnLoad",
		raw: true,
		include,
		// Behind the minimizer, which takes comments out, and before hashes are made.
		stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
	});
