import { spawnSync } from "node:child_process";
import { installWithApt } from "./installWithApt.ts";

const packages = ["firefox-esr", "webkit2gtk-driver", "gir1.2-webkit2-4.1", "gjs", "xvfb"];

/** Installs what e2e/engines needs besides Chromium, if it may. Throws what to install otherwise. */
export function installEngines(): void {
	const missing = packages.filter((name) => !isInstalled(name));
	if (missing.length === 0 || installWithApt(missing)) return;
	throw new Error(`The suite engines needs Firefox and WebKitGTK as Debian has them: apt-get install ${missing.join(" ")}.`);
}

function isInstalled(name: string): boolean {
	const { stdout } = spawnSync("dpkg-query", ["--show", "--showformat=${db:Status-Status}", name], { encoding: "utf8" });
	return stdout === "installed";
}
