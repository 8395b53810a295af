import { rmSync } from "node:fs";
import { basename } from "node:path";
import { browserBuild } from "./browser.js";
import { isDevelopmentShell, isServing, outputFolder } from "./common.js";
import { describeContract, fingerprintOf } from "./describeContract.js";
import { collectImports } from "./plugins/collectImports.js";
import { createIntegrityPlugin } from "./plugins/integrityPlugin.js";
import { serverBuild } from "./server.js";
import { sourceVersion, versionOfFolder } from "./sourceVersion.js";
import { workerBuild } from "./worker.js";

/** The builds of a host or a remote, described for rspack. */
export function appBuilds(options) {
	return () => {
		const { dir, isFrame = true } = options;
		const mode = isServing ? "development" : "production";
		const ownVersion = () => (isFrame ? sourceVersion(basename(dir), mode) : versionOfFolder(dir));
		const version = isServing ? "development" : (process.env.APP_VERSION ?? ownVersion());
		// An external remote has one build: the one that is published.
		if (!isFrame && !isServing) rmSync(options.builds, { recursive: true, force: true });
		const hasServerBuild = options.rendersOnServer && !isServing && !isDevelopmentShell;
		const partCount = hasServerBuild ? 2 : 1;
		const contract = options.id ? collectImports(partCount) : readContract(dir);
		const folder = outputFolder({ ...options, version, side: "" });
		const integrityPlugin = options.id && !isServing && createIntegrityPlugin(folder, partCount);
		const settings = { ...options, isFrame, mode, version, contract, integrityPlugin };
		if (!hasServerBuild) return browserBuild(settings);
		const builds = [browserBuild(settings), serverBuild(settings)];
		return options.worker ? [...builds, workerBuild(settings)] : builds;
	};
}

/** The types that the shell shares, and their fingerprint; a development server shares its sources. */
function readContract(dir) {
	const types = isServing ? {} : describeContract(dir);
	return { types, fingerprint: isServing ? "" : fingerprintOf(JSON.stringify(types)) };
}
