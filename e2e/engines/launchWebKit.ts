import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { freePort } from "../../supabase/testing/freePort.ts";
import { type Engine, type EnginePage, type Key, viewport } from "./Engine.ts";
import { webDriver } from "./webDriver.ts";

/** The keys' characters in WebDriver; a modifier stays pressed until the text ends. */
const keys: Record<Key, string> = { Enter: "\uE007", "Control+k": "\uE009k" };

/** An error or a warning. */
const messagePattern = /\bCONSOLE (?:[A-Z]+ )?(?:ERROR|WARN) /;
/**
 * WebKit does not know this part of the viewport:
 * https://www.w3.org/TR/css-viewport-1/#interactive-widget-section.
 */
const unknownKey = /CONSOLE RENDERING ERROR Viewport argument key "interactive-widget" not recognized/;
const isMessage = (line: string) => messagePattern.test(line) && !unknownKey.test(line);

const browser = fileURLToPath(new URL("webKitBrowser.js", import.meta.url));

/** Starts a display for WebKitGTK; each page is a browser of its own, behind a driver of its own. */
export async function launchWebKit(): Promise<Engine> {
	const folder = await mkdtemp(join(tmpdir(), "webkit-"));
	const size = `${viewport.width}x${viewport.height}x24`;
	const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const [number] = await once(display.stdio[3] as Readable, "data");
	const drivers: ChildProcess[] = [];

	async function newPage(): Promise<EnginePage> {
		const port = await freePort();
		const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
			env: { ...process.env, DISPLAY: `:${String(number).trim()}`, NO_AT_BRIDGE: "1" },
			stdio: ["ignore", "ignore", "pipe"],
		});
		drivers.push(driver);
		let printed = "";
		driver.stderr.setEncoding("utf8").on("data", (chunk: string) => (printed += chunk));
		const data = await mkdtemp(join(folder, "page-"));
		const session = await webDriver(`http://127.0.0.1:${port}`, {
			"webkitgtk:browserOptions": {
				binary: "/usr/bin/gjs",
				args: ["-m", browser, data, String(viewport.width), String(viewport.height)],
			},
		});
		let marks = 0;
		return {
			...session,
			press: (key) => session.type(keys[key]),
			messages: async () => {
				// Earlier messages are above the mark.
				const mark = `mark ${marks++}`;
				await session.evaluate(`console.log("${mark}")`);
				await expect.poll(() => printed).toContain(`CONSOLE LOG ${mark}\n`);
				return printed.split("\n").filter(isMessage);
			},
		};
	}

	return {
		newPage,
		close: async () => {
			await Promise.all([display, ...drivers].map(end));
			await rm(folder, { recursive: true, force: true, maxRetries: 20 });
		},
	};
}

async function end(child: ChildProcess) {
	child.kill();
	if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
