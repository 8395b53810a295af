import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { installMissing } from "../../e2e/browsers.ts";

const packages = [
	"aardvark-dns",
	"catatonit",
	"iptables",
	"mmdebstrap",
	"netavark",
	"podman",
	"podman-compose",
	"runc",
	"systemd",
];

/** The disk space for two base images, the build's stages and the image during the suite. */
const neededBytes = 6e9;

/** Installs what the suite `deploy` builds and starts containers with; throws what is missing otherwise. */
export function installDeployTools(): void {
	if (process.getuid?.() !== 0) throw new Error("The suite deploy needs Debian and root: it makes base images and containers.");
	const missing = installMissing(packages);
	if (missing.length > 0) throw new Error(`The suite deploy needs Debian's packages: apt-get install ${missing.join(" ")}.`);
	const { bavail, bsize } = statfsSync(tmpdir());
	if (bavail * bsize < neededBytes) throw new Error(`The suite deploy needs ${neededBytes / 1e9} GB below ${tmpdir()}.`);
}
