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

/** WebDriver's characters for keys; a modifier is pressed until the text ends. */
const keys: Record<Key, string> = { Enter: "\uE007", "Control+k": "\uE009k" };

/** An error or a warning. */
const messagePattern = /\bCONSOLE (?:[A-Z]+ )?(?:ERROR|WARN) /;
/**
 * WebKit does not know this part of the viewport:
 * https://www.w3.org/TR/css-viewport-1/#interactive-widget-section.
 */
const unknownKey = /CONSOLE RENDERING ERROR Viewport argument key "interactive-widget" not recognized/;
const isMessage = (line: string) => messagePattern.test(line) && !unknownKey.test(line);

/** No other program listens on these addresses, so a free port remains free. */
const driverHost = "127.0.0.2";
const inspectorHost = "127.0.0.3";

const browser = fileURLToPath(new URL("webKitBrowser.js", import.meta.url));

/** Starts a display for WebKitGTK; each page is a separate browser with a separate driver. */
export async function launchWebKit(): Promise<Engine> {
	const folder = await mkdtemp(join(tmpdir(), "webkit-"));
	const size = `${viewport.width}x${viewport.height}x24`;
	const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const [number] = await once(display.stdio[3] as Readable, "data");
	const children = [display];
	const run = (command: string, args: string[], variables?: NodeJS.ProcessEnv) => {
		const child = spawn(command, args, { env: { ...process.env, ...variables }, stdio: ["ignore", "ignore", "pipe"] });
		children.push(child);
		return child;
	};

	async function newPage(): Promise<EnginePage> {
		const port = await freePort();
		// Its driver would choose a port that another program may take before the browser does.
		const inspector = `${inspectorHost}:${port}`;
		const data = await mkdtemp(join(folder, "page-"));
		const window = run("gjs", ["-m", browser, data, String(viewport.width), String(viewport.height)], {
			DISPLAY: `:${String(number).trim()}`,
			NO_AT_BRIDGE: "1",
			WEBKIT_INSPECTOR_SERVER: inspector,
		});
		let printed = "";
		window.stderr.setEncoding("utf8").on("data", (chunk: string) => (printed += chunk));
		run("WebKitWebDriver", [`--host=${driverHost}`, `--port=${port}`, `--target=${inspector}`]).stderr.resume();
		const session = await webDriver(`http://${driverHost}:${port}`);
		let marks = 0;
		return {
			...session,
			close: async () => {
				await session.close();
				await end(window);
			},
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
			await Promise.all(children.map(end));
			await rm(folder, { recursive: true, force: true, maxRetries: 20 });
		},
	};
}

async function end(child: ChildProcess) {
	child.kill();
	if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
