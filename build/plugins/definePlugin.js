import { rspack } from "@rspack/core";

/** Defines the shell's version, its contract and the versions of its shared packages. */
export function definePlugin(version, { fingerprint }, ranges) {
	const versions = Object.entries(ranges).map(([name, range]) => [name, range.slice(1)]);
	return new rspack.DefinePlugin({
		SITE_SHARED_VERSIONS: `(${JSON.stringify(Object.fromEntries(versions))})`,
		SITE_VERSION: JSON.stringify(version),
		SITE_CONTRACT: JSON.stringify(fingerprint),
	});
}
