/** How every browser of the tests and pictures starts: without services of its own. */
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
	],
};
