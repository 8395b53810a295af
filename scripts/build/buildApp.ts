import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../paths.ts";

/** Builds one app alone with its own rspack.config.js, as that version, into the folder; rejects with the builder's output when it fails. */
export function buildApp(app: string, version: string, dist: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [join(root, "node_modules/@rspack/cli/bin/rspack.js"), "build"], {
			cwd: join(root, app),
			env: { ...process.env, NODE_ENV: "production", SITE_DIST: dist, APP_VERSION: version },
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		child.stdout.on("data", (chunk: Buffer) => (output += chunk));
		child.stderr.on("data", (chunk: Buffer) => (output += chunk));
		child.once("error", reject);
		child.once("close", (code) => (code === 0 ? resolve() : reject(new Error(`The build of ${app} failed:\n${output}`))));
	});
}
