import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { rspack } from "@rspack/core";
import { distFolder } from "./distFolder.js";
import { browserAliases, hotAliases, productionRouter } from "./packageAliases.js";
import { root } from "./root.mjs";

const require = createRequire(import.meta.url);

/** `npm run dev` runs `rspack serve`, without a server build; `rspack build` is always a production build. */
export const isServing = process.argv.includes("serve") || process.argv.includes("dev");

/** The shell's browser build with React's development build, for tabs that develop an external remote. */
export const isDevelopmentShell = process.env.APP_VARIANT === "development";

/** The settings of every build. */
export function common({ dir, mode, isServer = false, isFrame = true, id }) {
	return {
		mode,
		context: dir,
		devtool: isServing ? "cheap-module-source-map" : false,
		resolve: {
			extensions: [".tsx", ".ts", ".js"],
			alias: {
				...(mode === "production" ? productionRouter() : {}),
				...(isServer ? {} : browserAliases()),
				...(isServing && !isFrame ? hotAliases(dir) : {}),
			},
		},
		module: {
			rules: [
				// Few pages render texts in the shell; the language names would be in every first load.
				...(id ? [] : [{ test: /highlight[\\/]languages\.ts$/, parser: { dynamicImportMode: "eager" } }]),
				{
					test: /\.tsx?$/,
					// An external remote has the shared packages, as sources, in node_modules.
					exclude: /node_modules[\\/](?!@site[\\/])/,
					loader: "builtin:swc-loader",
					type: "javascript/auto",
					options: {
						jsc: {
							parser: { syntax: "typescript", tsx: true },
							target: "es2022",
							transform: {
								// A deployed site may have React's production build, for which these elements are.
								react: { runtime: "automatic", development: isServing && isFrame, refresh: isServing },
							},
							// Otherwise every app gets a folder .swc with the cache of compiled plugins.
							experimental: {
								cacheRoot: isFrame ? join(root, ".cache/swc", basename(dir)) : join(dir, "node_modules/.cache/swc"),
								plugins: [styledIds(isFrame ? "site" : id)],
							},
						},
					},
				},
				{
					test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
					loader: require.resolve("./loaders/stripDevCodeLoader.cjs"),
				},
				...(isDevelopmentShell
					? [
							{
								test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
								loader: require.resolve("./loaders/developmentReactLoader.cjs"),
							},
						]
					: []),
				// The package declares no side-effect-free files.
				{ test: /auth-js[\\/]dist[\\/]module[\\/]/, sideEffects: false },
				{ test: /\.inline\.ts$/, loader: require.resolve("./loaders/inlineScriptLoader.cjs") },
				// A remote's Markdown texts, for its loaders.
				{ test: /\.md$/, type: "asset/source" },
				{ test: /\.woff2$/, resourceQuery: /^\?basic$/, loader: require.resolve("./loaders/subsetFontLoader.cjs") },
				// The server build resolves the style sheet's font URLs; the files are emitted with the browser's.
				{
					test: /\.woff2$/,
					type: "asset/resource",
					generator: isServer ? { publicPath: "/assets/", outputPath: "../browser/" } : {},
				},
			],
		},
		// Compiling a chunk when it is first requested breaks federation's chunk table.
		lazyCompilation: false,
		performance: false,
		stats: "errors-warnings",
		infrastructureLogging: { level: "error" },
	};
}

/** Without ids from file names, styled ids depend on load order and hydration mismatches silently. */
const styledIds = (namespace) => [
	require.resolve("@swc/plugin-styled-components"),
	{ ssr: true, displayName: false, fileName: false, pure: true, namespace },
];

export function outputFolder({ builds = join(distFolder, "shell"), version, side }) {
	return join(builds, version, side);
}

/** Keeps names and lines. V8 holds sources in memory, with two bytes per character beyond Latin-1. */
export const serverOptimization = {
	minimizer: [
		new rspack.SwcJsMinimizerRspackPlugin({
			extractComments: false,
			minimizerOptions: { compress: false, mangle: false, minify: false, format: { comments: false, asciiOnly: true } },
		}),
	],
};
