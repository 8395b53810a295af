import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, type CDPSession, expect, type Page } from "@playwright/test";
import { serveFolder } from "../fixtures/serveFolder.ts";
import { startSite } from "../fixtures/startSite.ts";
import { buildHarness } from "./buildHarness.ts";

/* The built remotes in a host that is not the shell and knows only their contract. */

type RemoteId = "public" | "admin";

/** The harness's interface for its tests. */
interface Harness {
	incompatibility: (id: RemoteId, slot: RemoteId) => Promise<string | undefined>;
	exposes: (id: RemoteId) => Promise<string[]>;
	open: (id: RemoteId, path: string) => Promise<void>;
	close: () => void;
	themeChoice: () => string | undefined;
	cycle: (id: RemoteId, path: string, times: number) => Promise<void>;
}
declare const harness: Harness;

const dist = process.env.SITE_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
const publicFiles = fileURLToPath(new URL("../../shell/public", import.meta.url));

const test = base.extend<{ consoleMessages: string[] }, { host: string }>({
	host: [
		async ({}, use) => {
			const folder = await buildHarness();
			await writePageData(folder);
			const server = await serveFolder([folder, dist, publicFiles]);
			await use(`${server.url}/index.html`);
			await server.stop();
			await rm(folder, { recursive: true });
		},
		{ scope: "worker", timeout: 180_000 },
	],
	consoleMessages: async ({ page }, use) => {
		const consoleMessages: string[] = [];
		page.on("console", (message) => {
			if (message.type() === "error" || message.type() === "warning") consoleMessages.push(message.text());
		});
		page.on("pageerror", (error) => consoleMessages.push(error.message));
		await use(consoleMessages);
	},
});

const remotes = {
	public: {
		first: "/",
		paths: ["/", "/projects", "/essays", "/essays/forms-that-forgive", "/store", "/hire", "/contact", "/404"],
	},
	admin: {
		first: "/admin",
		paths: [
			"/admin",
			"/admin/projects",
			"/admin/essays/new",
			"/admin/jobs",
			"/admin/contacts",
			"/admin/hire-projects",
			"/admin/profile",
			"/admin/system",
			"/admin/nowhere",
		],
	},
} as const;

for (const id of ["public", "admin"] as const) {
	const { first, paths } = remotes[id];

	test(`the built ${id} remote: contract, every page, theme and session in a foreign host`, async ({
		page,
		host,
		consoleMessages,
	}) => {
		await page.goto(host);
		const other = id === "admin" ? "public" : "admin";
		expect(await page.evaluate(([name]) => harness.incompatibility(name, name), [id] as const)).toBeUndefined();
		expect(await page.evaluate(([name, slot]) => harness.incompatibility(name, slot), [id, other] as const)).toContain(
			"the build is one of",
		);
		expect(await page.evaluate(([name]) => harness.exposes(name), [id] as const)).toEqual(["routes"]);

		for (const path of paths) {
			await open(page, id, path);
			await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
			await expect(page.getByRole("alert"), path).toHaveCount(0);
			await page.evaluate(() => harness.close());
			await expect(page.locator("#stage > *")).toHaveCount(0);
		}

		await open(page, id, first);
		await page.getByRole("button", { name: /theme/i }).first().click();
		expect(await page.evaluate(() => harness.themeChoice())).toBe("dark");
		if (id === "admin") await expect(page.getByText("Raka", { exact: true })).toBeVisible();
		expect(consoleMessages).toEqual([]);
	});

	test(`the built ${id} remote is mounted and unmounted fifty times without a trace`, async ({ page, host }) => {
		await page.goto(host);
		const session = await page.context().newCDPSession(page);
		const cycle = (times: number) =>
			page.evaluate(([name, path, count]) => harness.cycle(name, path, count), [id, first, times] as const);
		await cycle(10);
		const before = await countersOf(session);
		await cycle(50);
		const after = await countersOf(session);
		// A leak adds at least one element per cycle.
		expect(after.listeners - before.listeners, "listeners").toBeLessThan(5);
		expect(after.nodes - before.nodes, "nodes").toBeLessThan(10);
		expect(after.heap - before.heap, "megabytes").toBeLessThan(2);
	});
}

/** Writes the server's responses for the data of the public pages. */
async function writePageData(folder: string) {
	const site = await startSite();
	try {
		for (const path of remotes.public.paths) {
			const file = `/data${path === "/" ? "/index" : path}.json`;
			const target = join(folder, file);
			await mkdir(dirname(target), { recursive: true });
			await writeFile(target, await (await fetch(site.url + file)).text());
		}
	} finally {
		await site.stop();
	}
}

async function open(page: Page, id: RemoteId, path: string) {
	await page.evaluate(([name, path]) => harness.open(name, path), [id, path] as const);
}

async function countersOf(session: CDPSession) {
	for (let count = 0; count < 3; count++) await session.send("HeapProfiler.collectGarbage");
	const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
	const { usedSize } = await session.send("Runtime.getHeapUsage");
	return { nodes, listeners: jsEventListeners, heap: usedSize / 1024 / 1024 };
}
