import { spawnSync } from "node:child_process";
import { findInstalledBrowser } from "../build/installedBrowser.ts";

/** The path of a Chromium: CHROMIUM_PATH, an installed one, or Debian's. Throws what to install. */
export function findBrowser(): string {
	const install = () => installWithApt(["chromium-headless-shell", "fonts-liberation"], ["chromium", "fonts-liberation"]);
	const browser = findInstalledBrowser() ?? (install() ? findInstalledBrowser() : undefined);
	if (browser) return browser;
	throw new Error(
		"The browser tests need Chromium: install it (Debian: apt-get install chromium) " +
			"or set CHROMIUM_PATH to a Chromium or Chrome.",
	);
}

const enginePackages = ["firefox-esr", "webkit2gtk-driver", "gir1.2-webkit2-4.1", "gjs", "xvfb"];

/** Installs what e2e/engines needs besides Chromium, if it may. Throws what to install otherwise. */
export function installEngines(): void {
	const missing = installMissing(enginePackages);
	if (missing.length === 0) return;
	throw new Error(`The suite engines needs Firefox and WebKitGTK as Debian has them: apt-get install ${missing.join(" ")}.`);
}

/** Launch options of every browser, without background services. */
export const launchOptions = {
	executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		// Letters as wide as on a phone: headless Chromium rounds them to whole pixels otherwise.
		"--font-render-hinting=none",
	],
};

/** Installs the missing packages of Debian, with root rights; returns the ones still missing. */
export function installMissing(packages: string[]): string[] {
	const missing = packages.filter((name) => !isInstalled(name));
	return missing.length === 0 || installWithApt(missing) ? [] : missing;
}

/** Installs the first available set of Debian packages with root rights; returns whether it did. */
function installWithApt(...alternatives: string[][]): boolean {
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
