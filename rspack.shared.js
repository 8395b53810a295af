import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { sourceVersion } from "./scripts/build/sourceVersion.js";

/*
 * Every build and federation setting of the product, once. An app's own rspack.config.js is one call of federatedHost() or federatedRemote().
 * Why each setting is here: docs/decisions/0002-federation-settings.md.
 */

const root = fileURLToPath(new URL(".", import.meta.url));
const require = createRequire(import.meta.url);

/** Where builds go. */
const distFolder = process.env.SITE_DIST ?? join(root, "dist");

/** `npm run dev` runs `rspack serve`: readable names, hot replacement, no server build. `rspack build` is always a production build. */
const isServing = process.argv.includes("serve") || process.argv.includes("dev");

/** The shell: knows no remote at build time. */
export function federatedHost({ dir, port }) {
	return app({ dir, name: "shell", port, publicPath: "/assets/", exposes: {}, rendersOnServer: true });
}

/** A remote: exposes `./module` and nothing else. */
export function federatedRemote({ dir, id, port, rendersOnServer }) {
	return app({
		dir,
		name: `remote_${id}`,
		port,
		publicPath: "auto",
		exposes: { "./module": "./src/module.ts" },
		rendersOnServer,
	});
}

function app(options) {
	return () => {
		const mode = isServing ? "development" : "production";
		const settings = { ...options, mode, version: process.env.APP_VERSION ?? sourceVersion(basename(options.dir), mode) };
		if (isServing || !options.rendersOnServer) return browserBuild(settings);
		const builds = [browserBuild(settings), serverBuild(settings)];
		return options.name === "shell" ? [...builds, workerBuild(settings)] : builds;
	};
}

function browserBuild({ dir, name, port, publicPath, exposes, mode, version }) {
	const isShell = name === "shell";
	return {
		...common({ dir, mode }),
		name: `${name}:browser`,
		target: ["web", "es2022"],
		entry: isShell ? { main: isServing ? "./src/dev.ts" : "./src/index.ts" } : {},
		output: {
			path: outputFolder(name, version, isShell ? "browser" : ""),
			publicPath: isServing && isShell ? "/" : publicPath,
			// Two versions that share a name would give the old module the new lazy chunks after a swap.
			uniqueName: isServing ? name : `${name}_${version.replace(/\W/g, "_")}`,
			filename: isServing ? "[name].js" : "[name].[contenthash:10].js",
			chunkFilename: isServing ? "[name].js" : "[name].[contenthash:10].js",
			assetModuleFilename: "[name].[contenthash:10][ext]",
			crossOriginLoading: "anonymous",
		},
		plugins: [
			new ModuleFederationPlugin({
				name,
				filename: "remoteEntry.js",
				exposes,
				remotes: {},
				shared: shared({ isShell }),
				manifest: true,
				dts: false,
				shareStrategy: "loaded-first",
				experiments: {
					...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
					optimization: { target: "web" },
				},
			}),
			...(isServing ? [] : [isShell ? entryList : pageList]),
			...(isServing ? [new ReactRefreshRspackPlugin()] : []),
			...(isServing && isShell
				? [new rspack.HtmlRspackPlugin({ template: "./src/dev.html", chunks: ["main"], scriptLoading: "defer" })]
				: []),
		],
		devServer: devServer({ dir, port, isShell }),
	};
}

function serverBuild({ dir, name, exposes, mode, version, publicPath }) {
	const isShell = name === "shell";
	return {
		...common({ dir, mode, isServer: true }),
		name: `${name}:server`,
		target: "async-node20",
		entry: isShell ? { main: "./server/index.ts" } : {},
		output: {
			path: outputFolder(name, version, "server"),
			publicPath,
			uniqueName: `${name}_server_${version.replace(/\W/g, "_")}`,
			filename: "[name].cjs",
			chunkFilename: "[name].[contenthash:10].cjs",
			assetModuleFilename: "[name].[contenthash:10][ext]",
			library: { type: "commonjs-module" },
		},
		plugins: [
			new ModuleFederationPlugin({
				name,
				filename: "remoteEntry.cjs",
				exposes,
				remotes: {},
				shared: shared({ isShell }),
				dts: false,
				library: { type: "commonjs-module" },
				remoteType: "script",
				shareStrategy: "loaded-first",
				runtimePlugins: [require.resolve("@module-federation/node/runtimePlugin")],
				experiments: { optimization: { target: "node" } },
			}),
		],
		optimization: { minimize: false },
	};
}

/** The program of the server's second thread: plain Node, without federation. */
function workerBuild({ dir, name, mode, version }) {
	return {
		...common({ dir, mode, isServer: true }),
		name: `${name}:worker`,
		target: "node20",
		entry: { worker: "./server/worker/worker.ts" },
		output: {
			path: outputFolder(name, version, "server"),
			filename: "[name].cjs",
			chunkFilename: "worker.[contenthash:10].cjs",
			library: { type: "commonjs2" },
		},
		optimization: { minimize: false },
	};
}

function common({ dir, mode, isServer = false }) {
	return {
		mode,
		context: dir,
		devtool: isServing ? "cheap-module-source-map" : false,
		resolve: {
			extensions: [".tsx", ".ts", ".js"],
			alias: { ...(mode === "production" ? productionRouter() : {}), ...(isServer ? {} : esmRuntime()) },
		},
		module: {
			rules: [
				{
					test: /\.tsx?$/,
					exclude: /node_modules/,
					loader: "builtin:swc-loader",
					type: "javascript/auto",
					options: {
						jsc: {
							parser: { syntax: "typescript", tsx: true },
							target: "es2022",
							transform: { react: { runtime: "automatic", development: mode === "development", refresh: isServing } },
							experimental: {
								plugins: [
									// Without ids from file names, styled ids depend on load order and hydration mismatches silently.
									[
										require.resolve("@swc/plugin-styled-components"),
										{ ssr: true, displayName: false, fileName: false, namespace: "site" },
									],
								],
							},
						},
					},
				},
				// The server writes the style sheet into the page, so its build is the one that knows the fonts; they land among the browser's files.
				{
					test: /\.woff2$/,
					type: "asset/resource",
					generator: isServer ? { publicPath: "/assets/", outputPath: "../browser/" } : {},
				},
			],
		},
		// Compiling a chunk when it is first asked for breaks federation's chunk table.
		lazyCompilation: false,
		performance: false,
		stats: "errors-warnings",
		infrastructureLogging: { level: "error" },
	};
}

/** Writes entry.json: the scripts that start the page, for the server to name in the document. */
const entryList = {
	apply(compiler) {
		compiler.hooks.thisCompilation.tap("entry-list", (compilation) => {
			compilation.hooks.processAssets.tap({ name: "entry-list", stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
				const scripts = compilation.entrypoints
					.get("main")
					.getFiles()
					.filter((file) => file.endsWith(".js"));
				compilation.emitAsset("entry.json", new rspack.sources.RawSource(JSON.stringify({ scripts })));
			});
		});
	},
};

/** Writes pages.json: the files of each page that is loaded lazily, under the id of its route, for the server to hint at. */
const pageList = {
	apply(compiler) {
		compiler.hooks.thisCompilation.tap("page-list", (compilation) => {
			compilation.hooks.processAssets.tap({ name: "page-list", stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
				const routes = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith("public-"));
				const pages = routes.map(([name, group]) => [name, group.getFiles().filter((file) => file.endsWith(".js"))]);
				compilation.emitAsset("pages.json", new rspack.sources.RawSource(JSON.stringify(Object.fromEntries(pages))));
			});
		});
	},
};

function outputFolder(name, version, side) {
	return name === "shell"
		? join(distFolder, "shell", version, side)
		: join(distFolder, "remotes", name.replace("remote_", ""), version, side);
}

/** The singletons: exactly what must be one object on the page. Eager in the shell, so that they load with it and not after it. */
function shared({ isShell }) {
	const eager = isShell;
	const library = (workspace, name) => ({ singleton: true, requiredVersion: dependency(workspace, name), eager });
	const workspace = (name) => {
		const { version } = packageOf(name);
		return { singleton: true, version, requiredVersion: `^${version}`, eager };
	};
	return {
		react: library("shared-ui", "react"),
		"react-dom": library("shared-ui", "react-dom"),
		"styled-components": library("shared-ui", "styled-components"),
		jotai: library("shared-data", "jotai"),
		"@site/shared-ui": workspace("shared-ui"),
		"@site/shared-ui/router": workspace("shared-ui"),
		"@site/shared-data": workspace("shared-data"),
	};
}

function packageOf(workspace) {
	return JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
}

/** Pinned versions are asked for as compatible ones: a remote built a patch later still takes the shell's copy. */
function dependency(workspace, name) {
	return `^${packageOf(workspace).dependencies[name]}`;
}

/** The router's package names its development build whatever the mode; the production one is smaller and silent. */
function productionRouter() {
	const folder = require
		.resolve("react-router/package.json", { paths: [join(root, "shared-ui")] })
		.replace("package.json", "dist/production");
	return { "react-router$": `${folder}/index.mjs`, "react-router/dom$": `${folder}/dom-export.mjs` };
}

/**
 * The federation plugin asks for the CommonJS build of its runtime, the shell for the ESM one: without this both are bundled, neither can be tree-shaken,
 * and a remote's entry carries 29 KB instead of 8.
 */
function esmRuntime() {
	const enhanced = require.resolve("@module-federation/enhanced/rspack");
	const tools = dirname(require.resolve("@module-federation/runtime-tools", { paths: [enhanced] }));
	const runtime = dirname(require.resolve("@module-federation/runtime", { paths: [tools] }));
	const bundlerRuntime = dirname(require.resolve("@module-federation/webpack-bundler-runtime", { paths: [tools] }));
	const externalRuntime = dirname(
		require.resolve("@module-federation/inject-external-runtime-core-plugin", { paths: [enhanced] }),
	);
	return {
		"@module-federation/runtime-tools/runtime-core$": join(tools, "runtime-core.js"),
		"@module-federation/runtime-tools/runtime$": join(tools, "runtime.js"),
		"@module-federation/runtime-tools": join(tools, "index.js"),
		"@module-federation/runtime/core$": join(runtime, "core.js"),
		"@module-federation/runtime": join(runtime, "index.js"),
		[join(tools, "index.cjs")]: join(tools, "index.js"),
		[join(runtime, "index.cjs")]: join(runtime, "index.js"),
		[join(externalRuntime, "index.cjs")]: join(externalRuntime, "index.js"),
		[join(bundlerRuntime, "index.cjs")]: join(bundlerRuntime, "bundler.js"),
	};
}

function devServer({ dir, port, isShell }) {
	const { BACKEND_URL, DEV_CONFIG, DEV_PORT, DEV_REGISTRY, HOST = "127.0.0.1" } = process.env;
	return {
		port: DEV_PORT ?? port,
		host: HOST,
		hot: true,
		liveReload: false,
		headers: { "access-control-allow-origin": "*" },
		historyApiFallback: isShell,
		static: isShell ? [{ directory: join(dir, "public"), publicPath: "/" }] : false,
		client: { overlay: { warnings: false }, webSocketURL: { hostname: HOST, port: DEV_PORT ?? port } },
		...(isShell && BACKEND_URL ? { proxy: [{ context: ["/rest/v1", "/auth/v1", "/storage/v1"], target: BACKEND_URL }] } : {}),
		setupMiddlewares: (middlewares) => {
			const answers = { "/config.json": DEV_CONFIG, "/registry.json": DEV_REGISTRY };
			const answer = (request, response, next) => {
				const body = isShell && answers[request.url];
				if (!body) return next();
				response.setHeader("content-type", "application/json");
				response.end(body);
			};
			return [{ name: "boot-data", middleware: answer }, ...middlewares];
		},
	};
}
