import { common, outputFolder, serverOptimization } from "./common.js";

/** The program of the server's second thread: plain Node, without federation. */
export function workerBuild({ dir, worker, mode, version }) {
	return {
		...common({ dir, mode, isServer: true }),
		name: "worker",
		target: "node20",
		entry: { worker },
		output: {
			path: outputFolder({ version, side: "server" }),
			filename: "[name].cjs",
			chunkFilename: "worker.[contenthash:10].cjs",
			library: { type: "commonjs2" },
		},
		optimization: serverOptimization,
	};
}
