import { spawnSync } from "node:child_process";

/** Installs the first of these sets of Debian's packages that exists, if it may; says whether it did. */
export function installWithApt(...alternatives: string[][]): boolean {
	const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
	if (!mayInstall) return false;
	console.log(`  Installing Debian's ${alternatives[0]?.join(", ")} …`);
	const apt = (...args: string[]) =>
		spawnSync("apt-get", args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;
	apt("update");
	return alternatives.some((packages) => apt("install", "-y", "--no-install-recommends", ...packages));
}
