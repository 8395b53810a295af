import { build } from "esbuild";

/** Bundles a Node program with its imports as one file that runs by itself. */
export async function bundleProgram(entry: string, outfile: string): Promise<void> {
	const banner = { js: "#!/usr/bin/env node" };
	await build({ entryPoints: [entry], outfile, bundle: true, platform: "node", format: "esm", target: "node20", banner });
}
