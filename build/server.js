import { common, outputFolder, serverOptimization } from "./common.js";
import { definePlugin } from "./plugins/definePlugin.js";

/** The server build of a host or a remote. */
export function serverBuild({ dir, id, builds, isFrame, mode, version, publicPath, contract, integrityPlugin, federation }) {
	return {
		...common({ dir, mode, isServer: true, isFrame, id }),
		name: "server",
		target: "async-node20",
		entry: id ? {} : { main: "./server/startServer.ts", guests: "./server/guests/guestWorker.ts" },
		output: {
			path: outputFolder({ builds, version, side: "server" }),
			publicPath,
			uniqueName: federation.name(version),
			filename: "[name].cjs",
			chunkFilename: "[name].[contenthash:10].cjs",
			assetModuleFilename: "[name].[contenthash:10][ext]",
			library: { type: "commonjs-module" },
		},
		plugins: [
			federation.plugin(version, { isServer: true }),
			...(id ? [contract.plugin, integrityPlugin] : [definePlugin(version, contract, federation.ranges)]),
		],
		optimization: serverOptimization,
	};
}
