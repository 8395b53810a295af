import { spawnSync } from "node:child_process";

/** Installs those of Debian's packages that are missing, with root rights; returns the ones still missing. */
export function installMissing(packages: string[]): string[] {
	const missing = packages.filter((name) => !isInstalled(name));
	return missing.length === 0 || installWithApt(missing) ? [] : missing;
}

/** Installs the first available set of Debian packages with root rights; returns whether it did. */
export function installWithApt(...alternatives: string[][]): boolean {
	const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
	if (!mayInstall) return false;
	console.log(`  Installing Debian's ${alternatives[0]?.join(", ")} …`);
	const apt = (...args: string[]) =>
		spawnSync("apt-get", args, {
			stdio: "ignore",
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		}).status === 0;
	apt("update");
	return alternatives.some((packages) => apt("install", "-y", "--no-install-recommends", ...packages));
}

function isInstalled(name: string): boolean {
	const { stdout } = spawnSync("dpkg-query", ["--show", "--showformat=${db:Status-Status}", name], {
		encoding: "utf8",
	});
	return stdout === "installed";
}
