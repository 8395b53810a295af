import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { common, isDevelopmentShell, isServing, outputFolder } from "./common.js";
import { devServer } from "./devServer.js";
import { externalRuntime } from "./packageAliases.js";
import { buildManifestPlugin } from "./plugins/buildManifestPlugin.js";
import { chunkRetryPlugin } from "./plugins/chunkRetryPlugin.js";
import { definePlugin } from "./plugins/definePlugin.js";
import { eagerCompilePlugin } from "./plugins/eagerCompilePlugin.js";
import { licensesPlugin } from "./plugins/licensesPlugin.js";
import { serverCodePlugin } from "./plugins/serverCodePlugin.js";
import { folderOf, packageOf } from "./workspaces.js";

const require = createRequire(import.meta.url);

/** The browser build of a host or a remote. */
export function browserBuild(settings) {
	const { dir, id, builds, isFrame, port, publicPath, mode, version, contract, integrityPlugin, federation } = settings;
	return {
		...common({ dir, mode, isFrame, id }),
		name: "browser",
		target: ["web", "es2022"],
		entry: id ? {} : { main: isServing ? "./browser/dev.ts" : "./browser/index.ts" },
		...(id && { externalsType: "global", externals: externalRuntime() }),
		output: {
			path: outputFolder({ builds, version, side: id ? "" : "browser" }),
			publicPath: isServing && !id ? "/" : publicPath,
			uniqueName: federation.name(version),
			filename: isServing ? "[name].js" : isDevelopmentShell ? `${version}.js` : "[name].[contenthash:10].js",
			chunkFilename: isServing ? "[name].js" : "[name].[contenthash:10].js",
			assetModuleFilename: "[name].[contenthash:10][ext]",
			crossOriginLoading: "anonymous",
			chunkLoadTimeout: 10_000,
		},
		plugins: [
			federation.plugin(version),
			id ? contract.plugin : definePlugin(version, contract, federation.ranges),
			...(isServing ? servingPlugins(settings) : productionPlugins(settings)),
			integrityPlugin,
		],
		optimization: isServing ? { splitChunks, emitOnErrors: false } : optimization,
		devServer: devServer({ dir, port, isShell: !id, isFrame }),
	};
}

// A vendor chunk per feature would cost one more request each.
const splitChunks = { cacheGroups: { defaultVendors: false } };

const optimization = {
	splitChunks,
	// Numbers in the order of imports: hashes of absolute paths would differ with the folder of the build.
	moduleIds: "natural",
	// Both settings make a first load about 270 bytes smaller.
	mangleExports: "size",
	minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 4 } } })],
};

function servingPlugins({ dir, id, isFrame, declared, version, contract, federation }) {
	const page = { template: "./browser/dev.html", chunks: ["main"], scriptLoading: "defer" };
	// An admin's tab of a deployed site reads it.
	const manifest = declared && buildManifestPlugin({ declared, version, requires: federation.ranges, contract });
	return [
		...(id ? [] : [firstEntry(dir, "./browser/refreshHook.ts")]),
		...(isFrame ? [] : [firstEntry(dir, join(import.meta.dirname, "hot/mapErrors.js"))]),
		new ReactRefreshRspackPlugin(),
		manifest ?? new rspack.HtmlRspackPlugin(page),
	];
}

/** Runs before the entries, in the order of these plugins. */
const firstEntry = (dir, file) => new rspack.EntryPlugin(dir, file, { name: undefined });

function productionPlugins({ dir, declared, version, rendersOnServer, hasFonts, contract, federation }) {
	return [
		...(isDevelopmentShell ? [firstEntry(dir, "./browser/refreshHook.ts")] : []),
		new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] }),
		chunkRetryPlugin,
		...(rendersOnServer ? [serverCodePlugin] : []),
		eagerCompilePlugin,
		buildManifestPlugin({ declared, version, requires: federation.ranges, contract }),
		licensesPlugin(packagesBesideModules({ hasFonts })),
	];
}

/** Packages in a browser build that it does not import: the bundler and fonts, which only documents name. */
function packagesBesideModules({ hasFonts }) {
	const fonts = Object.keys(packageOf("@site/shared-ui").devDependencies).filter((name) => name.startsWith("@fontsource"));
	return ["@rspack/core", ...(hasFonts ? fonts : [])].map((name) =>
		dirname(require.resolve(`${name}/package.json`, { paths: [folderOf("@site/shared-ui")] })),
	);
}
