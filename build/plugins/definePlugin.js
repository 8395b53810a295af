import { rspack } from "@rspack/core";
import { isDevelopmentShell, isServing } from "../common.js";

/** Defines the shell's version, contract and shared packages, and whether its React refreshes. */
export function definePlugin(version, { fingerprint }, ranges) {
	const versions = Object.entries(ranges).map(([name, range]) => [name, range.slice(1)]);
	return new rspack.DefinePlugin({
		SITE_SHARED_VERSIONS: `(${JSON.stringify(Object.fromEntries(versions))})`,
		SITE_VERSION: JSON.stringify(version),
		SITE_CONTRACT: JSON.stringify(fingerprint),
		SITE_REFRESHES: JSON.stringify(isServing || isDevelopmentShell),
	});
}
