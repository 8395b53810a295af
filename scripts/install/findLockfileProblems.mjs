/**
 * Why a lockfile cannot be installed or verified on every platform, one sentence each: a missing package of a
 * pinned optional dependency, one without a hash, one with a download URL.
 * @param {{ packages: Record<string, Record<string, any>> }} lockfile
 * @returns {string[]}
 */
export function findLockfileProblems({ packages }) {
	const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
	const versions = new Set(installed.map(([path, { version }]) => `${nameOf(path)} ${version}`));
	return [
		...installed.flatMap(([path, { optionalDependencies = {} }]) =>
			Object.entries(optionalDependencies)
				.filter(([name, version]) => /^\d+\.\d+\.\d+/.test(version) && !versions.has(`${name} ${version}`))
				.map(([name, version]) => `${name} ${version}, which ${nameOf(path)} has for another platform, is not there.`),
		),
		...installed.filter(([, entry]) => !entry.integrity).map(([path]) => `${path} has no integrity.`),
		...installed.filter(([, entry]) => entry.resolved).map(([path]) => `${path} has a download address.`),
	];
}

/** "node_modules/a/node_modules/@b/c" is "@b/c". */
const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
