import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { root } from "../root.mjs";
import { buildManifestPlugin } from "./buildManifestPlugin.js";
import { chunkRetryPlugin } from "./chunkRetryPlugin.js";
import { collectImports } from "./collectImports.js";
import { describeContract, fingerprintOf } from "./describeContract.js";
import { createIntegrityPlugin } from "./integrityPlugin.js";
import { licensesPlugin } from "./licensesPlugin.js";
import { browserAliases, externalRuntime, productionRouter } from "./packageAliases.js";
import { sourceVersion, versionOfFolder } from "./sourceVersion.js";

/*
 * Every build and federation setting of the product, once. Why each setting is here:
 * docs/decisions/0002-federation-settings.md and 0007-trusted-remotes.md.
 */

const require = createRequire(import.meta.url);

/** The folder of the project's builds. */
const distFolder = process.env.SITE_DIST ?? join(root, "dist");

/** `npm run dev` runs `rspack serve`, without a server build; `rspack build` is always a production build. */
const isServing = process.argv.includes("serve") || process.argv.includes("dev");

/** The shell: knows no remote at build time. */
export function federatedHost({ dir, port }) {
	return app({ dir, port, publicPath: "/assets/", rendersOnServer: true });
}

/** A remote: exposes `./module` and nothing else, and is what its remote.json says. */
export function federatedRemote({ dir, port }) {
	const declared = JSON.parse(readFileSync(join(dir, "remote.json"), "utf8"));
	const rendersOnServer = declared.area === "public" && declared.access === "everyone";
	const isFrame = declared.id === declared.area;
	const builds = isFrame ? join(distFolder, "remotes", declared.id) : join(dir, "dist");
	return app({ dir, id: declared.id, declared, builds, isFrame, port, publicPath: "auto", rendersOnServer });
}

function app(options) {
	return () => {
		const { dir, isFrame = true } = options;
		// React's production build, which a deployed site has, cannot render the elements of the other one.
		const isForDeployedSite = !isFrame && !process.env.DEV_DEPLOYMENT;
		const mode = isServing && !isForDeployedSite ? "development" : "production";
		const ownVersion = () => (isFrame ? sourceVersion(basename(dir), mode) : versionOfFolder(dir));
		const version = isServing ? "development" : (process.env.APP_VERSION ?? ownVersion());
		// A folder of its own has one build: the one that is published.
		if (!isFrame && !isServing) rmSync(options.builds, { recursive: true, force: true });
		const hasServerBuild = options.rendersOnServer && !isServing;
		const partCount = hasServerBuild ? 2 : 1;
		const contract = options.id ? collectImports(partCount) : readContract(dir);
		const folder = outputFolder({ ...options, version, side: "" });
		const integrityPlugin = options.id && !isServing && createIntegrityPlugin(folder, partCount);
		const settings = { ...options, mode, version, contract, integrityPlugin };
		if (!hasServerBuild) return browserBuild(settings);
		const builds = [browserBuild(settings), serverBuild(settings)];
		return options.id ? builds : [...builds, workerBuild(settings)];
	};
}

function browserBuild(settings) {
	const { dir, id, builds, isFrame, port, publicPath, mode, version, contract, integrityPlugin } = settings;
	return {
		...common({ dir, mode, isFrame, id }),
		name: "browser",
		target: ["web", "es2022"],
		entry: id ? {} : { main: isServing ? "./browser/dev.ts" : "./browser/index.ts" },
		...(id && { externalsType: "global", externals: externalRuntime() }),
		output: {
			path: outputFolder({ builds, version, side: id ? "" : "browser" }),
			publicPath: isServing && !id ? "/" : publicPath,
			uniqueName: federatedName({ id, version }),
			filename: isServing ? "[name].js" : "[name].[contenthash:10].js",
			chunkFilename: isServing ? "[name].js" : "[name].[contenthash:10].js",
			assetModuleFilename: "[name].[contenthash:10][ext]",
			crossOriginLoading: "anonymous",
			chunkLoadTimeout: 10_000,
		},
		plugins: [
			federation({ id, version, filename: "remoteEntry.js" }),
			id ? contract.plugin : definePlugin(version, contract),
			...(isServing ? servingPlugins(settings) : productionPlugins(settings)),
			integrityPlugin,
		],
		optimization: {
			// A vendor chunk per feature would cost one more request each.
			splitChunks: { cacheGroups: { defaultVendors: false } },
			// Both settings make a first load about 270 bytes smaller.
			mangleExports: "size",
			minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 4 } } })],
		},
		devServer: devServer({ dir, port, isShell: !id, isHot: mode === "development" }),
	};
}

function servingPlugins({ declared, mode, version, contract }) {
	const page = { template: "./browser/dev.html", chunks: ["main"], scriptLoading: "defer" };
	// An admin's tab of a deployed site reads it.
	const manifest = declared && buildManifestPlugin({ declared, version, requires: sharedRanges(), contract });
	return [mode === "development" && new ReactRefreshRspackPlugin(), manifest ?? new rspack.HtmlRspackPlugin(page)];
}

function productionPlugins({ declared, version, rendersOnServer, contract }) {
	return [
		new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] }),
		chunkRetryPlugin,
		...(rendersOnServer ? [serverCodePlugin] : []),
		eagerCompilePlugin,
		buildManifestPlugin({ declared, version, requires: sharedRanges(), contract }),
		licensesPlugin(packagesBesideModules({ isShell: !declared })),
	];
}

/** Keeps server-only code out of browser bundles, but of those that load and render in the browser alone. */
const serverCodePlugin = new rspack.NormalModuleReplacementPlugin(/\.server\.ts$/, (resource) => {
	resource.request = resource.request.replace(/\.server\.ts$/, ".browser.ts");
});

/** Chromium compiles every function of the first load while it streams in, off the main thread. */
const eagerCompilePlugin = new rspack.BannerPlugin({
	banner: "//# allFunctionsCalledOnLoad",
	raw: true,
	include: /^(main|module|remoteEntry)\./,
	// After the minimizer, which removes comments, and before hashes are computed.
	stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Names and lines stay. V8 keeps sources, and those beyond Latin-1 with two bytes a character. */
const serverOptimization = {
	minimizer: [
		new rspack.SwcJsMinimizerRspackPlugin({
			extractComments: false,
			minimizerOptions: { compress: false, mangle: false, minify: false, format: { comments: false, asciiOnly: true } },
		}),
	],
};

function serverBuild({ dir, id, builds, isFrame, mode, version, publicPath, contract, integrityPlugin }) {
	return {
		...common({ dir, mode, isServer: true, isFrame, id }),
		name: "server",
		target: "async-node20",
		entry: id ? {} : { main: "./server/startServer.ts", guests: "./server/guests/guestWorker.ts" },
		output: {
			path: outputFolder({ builds, version, side: "server" }),
			publicPath,
			uniqueName: federatedName({ id, version }),
			filename: "[name].cjs",
			chunkFilename: "[name].[contenthash:10].cjs",
			assetModuleFilename: "[name].[contenthash:10][ext]",
			library: { type: "commonjs-module" },
		},
		plugins: [
			federation({ id, version, filename: "remoteEntry.cjs", library: { type: "commonjs-module" } }),
			...(id ? [contract.plugin, integrityPlugin] : [definePlugin(version, contract)]),
		],
		optimization: serverOptimization,
	};
}

/** Two versions of a remote that shared a name would give the old module the new chunks after a swap. */
function federatedName({ id, version }) {
	return `${id ? `remote_${id}` : "shell"}_${version}`.replace(/\W/g, "_");
}

function federation({ id, version, filename, library }) {
	const name = federatedName({ id, version });
	const container = {
		filename,
		exposes: { "./module": { import: "./src/module.ts", name: "module" } },
		library: library ?? { type: "var", name },
	};
	const runtime = id ? { externalRuntime: true } : { provideExternalRuntime: true };
	return new ModuleFederationPlugin({
		name,
		...(id && container),
		shared: shared({ isShell: !id, isServer: Boolean(library) }),
		shareStrategy: "loaded-first",
		// The registry lists a build's files, and TypeScript checks its interface.
		manifest: false,
		dts: false,
		experiments: library
			? { optimization: { target: "node" } }
			: { ...runtime, optimization: { target: "web", disableSnapshot: true, disableRemote: true } },
	});
}

/** The program of the server's second thread: plain Node, without federation. */
function workerBuild({ dir, mode, version }) {
	return {
		...common({ dir, mode, isServer: true }),
		name: "worker",
		target: "node20",
		entry: { worker: "./server/worker/worker.ts" },
		output: {
			path: outputFolder({ version, side: "server" }),
			filename: "[name].cjs",
			chunkFilename: "worker.[contenthash:10].cjs",
			library: { type: "commonjs2" },
		},
		optimization: serverOptimization,
	};
}

/**
 * Programs for Node that a running site starts, as JavaScript: a start from sources takes half as long again.
 * `packages` stay in node_modules; the build has a copy of `files`.
 */
export function nodePrograms({ dir, programs, files, packages }) {
	const settings = common({ dir, mode: "production", isServer: true });
	return {
		...settings,
		target: "node20",
		entry: programs,
		externalsType: "module-import",
		externals: packages.map((name) => new RegExp(`^${name}(/|$)`)),
		module: {
			...settings.module,
			// Modules find their files and threads at run time.
			parser: { javascript: { importMeta: false, url: false, worker: false } },
		},
		output: {
			path: join(distFolder, "programs", process.env.APP_VERSION ?? sourceVersion(basename(dir))),
			filename: "[name].mjs",
			chunkFilename: "[name].[contenthash:10].mjs",
			module: true,
			library: { type: "module" },
		},
		plugins: [
			new rspack.CopyRspackPlugin({ patterns: files }),
			new rspack.DefinePlugin({ SITE_COMMIT: JSON.stringify(commitOfSources()) }),
		],
		optimization: serverOptimization,
	};
}

/** An image's build, which has no git, is told it. */
function commitOfSources() {
	const { SITE_COMMIT = "" } = process.env;
	if (SITE_COMMIT || !existsSync(join(root, ".git"))) return SITE_COMMIT;
	const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
	return status === 0 ? stdout.trim() : "";
}

function common({ dir, mode, isServer = false, isFrame = true, id }) {
	return {
		mode,
		context: dir,
		devtool: isServing ? "cheap-module-source-map" : false,
		resolve: {
			extensions: [".tsx", ".ts", ".js"],
			alias: { ...(mode === "production" ? productionRouter() : {}), ...(isServer ? {} : browserAliases()) },
		},
		module: {
			rules: [
				// Few pages need the shell to render texts: names of languages would be in each first load.
				...(id ? [] : [{ test: /highlight[\\/]languages\.ts$/, parser: { dynamicImportMode: "eager" } }]),
				{
					test: /\.tsx?$/,
					// A remote in a folder of its own has the shared packages, as sources, in node_modules.
					exclude: /node_modules[\\/](?!@site[\\/])/,
					loader: "builtin:swc-loader",
					type: "javascript/auto",
					options: {
						jsc: {
							parser: { syntax: "typescript", tsx: true },
							target: "es2022",
							transform: {
								react: { runtime: "automatic", development: mode === "development", refresh: mode === "development" },
							},
							// The cache of compiled plugins is a folder .swc in every app otherwise.
							experimental: {
								cacheRoot: isFrame ? join(root, ".cache/swc", basename(dir)) : join(dir, "node_modules/.cache/swc"),
								plugins: [styledIds(isFrame ? "site" : id)],
							},
						},
					},
				},
				{ test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/, loader: join(root, "scripts/build/stripDevCodeLoader.cjs") },
				// Its package says so of no file.
				{ test: /auth-js[\\/]dist[\\/]module[\\/]/, sideEffects: false },
				// Texts of a remote, for its loaders.
				{ test: /\.md$/, type: "asset/source" },
				{ test: /\.woff2$/, resourceQuery: /^\?basic$/, loader: join(root, "scripts/build/subsetFontLoader.cjs") },
				// The server's build knows the fonts of the style sheet; they land among the browser's files.
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
	{ ssr: true, displayName: false, fileName: false, namespace },
];

function outputFolder({ builds = join(distFolder, "shell"), version, side }) {
	return join(builds, version, side);
}

/**
 * The singletons: exactly what must be one object on the page. They load with the shell (eager); a remote
 * carries no copy, and a shell that cannot give what its contract needs refuses it before it runs.
 */
function shared({ isShell, isServer = false }) {
	const role = isShell ? { eager: true } : { import: false };
	const library = (workspace, name) => ({ singleton: true, requiredVersion: dependency(workspace, name), ...role });
	const workspace = (name) => {
		const { version } = packageOf(name);
		return { singleton: true, version, requiredVersion: `^${version}`, ...role };
	};
	return {
		react: library("shared-ui", "react"),
		"react-dom": library("shared-ui", "react-dom"),
		"styled-components": isShell && !isServer ? styledComponentsInUse() : library("shared-ui", "styled-components"),
		jotai: library("shared-data", "jotai"),
		"@site/shared-ui": workspace("shared-ui"),
		"@site/shared-ui/router": workspace("shared-ui"),
		"@site/shared-data": workspace("shared-data"),
	};
}

/** In the browser the shell shares only the exports in use; lint bans the others. */
function styledComponentsInUse() {
	const requiredVersion = dependency("shared-ui", "styled-components");
	const file = join(root, "scripts/build/shims/styledComponents.js");
	return { singleton: true, eager: true, requiredVersion, version: requiredVersion.slice(1), import: file };
}

/** A remote's contract: caret ranges of all shared packages. */
function sharedRanges() {
	const entries = Object.entries(shared({ isShell: false }));
	return Object.fromEntries(entries.map(([name, { requiredVersion }]) => [name, requiredVersion]));
}

/** The types that the shell shares, and their fingerprint; a development server shares its sources. */
function readContract(dir) {
	const types = isServing ? {} : describeContract(dir);
	return { types, fingerprint: isServing ? "" : fingerprintOf(JSON.stringify(types)) };
}

/** Defines the shell's version, its contract and the versions of its shared packages. */
function definePlugin(version, { fingerprint }) {
	const versions = Object.entries(sharedRanges()).map(([name, range]) => [name, range.slice(1)]);
	return new rspack.DefinePlugin({
		SITE_SHARED_VERSIONS: `(${JSON.stringify(Object.fromEntries(versions))})`,
		SITE_VERSION: JSON.stringify(version),
		SITE_CONTRACT: JSON.stringify(fingerprint),
	});
}

/** Packages in a browser build that it does not import: the bundler and fonts, which only documents name. */
function packagesBesideModules({ isShell }) {
	const fonts = Object.keys(packageOf("shared-ui").devDependencies).filter((name) => name.startsWith("@fontsource"));
	return ["@rspack/core", ...(isShell ? fonts : [])].map((name) =>
		dirname(require.resolve(`${name}/package.json`, { paths: [join(root, "shared-ui")] })),
	);
}

function packageOf(workspace) {
	return JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
}

/** A caret range, so that a remote built a patch later still runs with the shell's copy. */
function dependency(workspace, name) {
	return `^${packageOf(workspace).devDependencies[name]}`;
}

function devServer({ dir, port, isShell, isHot }) {
	const { BACKEND_URL, DEV_CONFIG, DEV_DEPLOYMENT, DEV_PORT, HOST = "127.0.0.1" } = process.env;
	return {
		port: DEV_PORT ?? port,
		host: HOST,
		hot: isHot,
		liveReload: !isHot,
		headers: { "access-control-allow-origin": "*" },
		historyApiFallback: isShell,
		static: isShell ? [{ directory: join(dir, "public"), publicPath: "/" }] : false,
		client: { overlay: { warnings: false }, webSocketURL: { hostname: HOST, port: DEV_PORT ?? port } },
		...(isShell && BACKEND_URL ? { proxy: [{ context: ["/rest/v1", "/auth/v1", "/storage/v1"], target: BACKEND_URL }] } : {}),
		setupMiddlewares: (middlewares) => {
			const bodies = { "/config.json": DEV_CONFIG, "/deployment.json": DEV_DEPLOYMENT };
			const sendBootData = (request, response, next) => {
				const body = isShell && bodies[request.url];
				if (!body) return next();
				response.setHeader("content-type", "application/json");
				response.end(body);
			};
			return [{ name: "boot-data", middleware: sendBootData }, ...middlewares];
		},
	};
}
