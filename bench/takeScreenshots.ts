import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { buildCatalogue } from "../build/buildCatalogue.ts";
import { catalogueFolder, root } from "../build/paths.ts";
import { findBrowser, launchOptions } from "../e2e/browsers.ts";
import { serveFolder } from "../e2e/fixtures/serveFolder.ts";
import { admin, startSite } from "../e2e/fixtures/startSite.ts";

/*
 * `npm run screenshots`: takes the images of docs/screenshots from the built catalogue and the running site.
 */
/** Pages with Storybook's frame around them. */
const framedPages = {
	welcome: "story/welcome--welcome",
	buttons: "docs/components-button--docs",
	fields: "docs/components-field--docs",
};

/** Pages and stories without the frame. */
const storyPages = {
	colour: "foundations-colour--colour",
	contrast: "foundations-contrast--contrast",
	type: "foundations-type--type",
	space: "foundations-space--space",
	motion: "foundations-motion--motion",
	table: "components-table--selectable",
	dialog: "components-dialog--title-first",
	palette: "components-commandpalette--default",
};

const themes = ["light", "dark"] as const;

const folder = join(root, "docs/screenshots");
await mkdir(folder, { recursive: true });
await buildCatalogue();
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() });
try {
	await takeCatalogueScreenshots(browser);
	await takeSiteScreenshots(browser);
} finally {
	await browser.close();
}

/** Saves a screenshot under the name of its file, without the extension. */
async function saveScreenshot(name: string, screenshot: Buffer) {
	// 256 colours are enough, at a third of the bytes.
	const compressed = await sharp(screenshot).png({ palette: true, effort: 10 }).toBuffer();
	await writeFile(join(folder, `${name}.png`), compressed);
	console.log(`${name}.png ${Math.round(compressed.length / 1024)} KB`);
}

/** Takes each main page of the catalogue in both themes. */
async function takeCatalogueScreenshots(browser: Browser): Promise<void> {
	const server = await serveFolder(catalogueFolder);
	const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" });
	try {
		for (const theme of themes) {
			for (const [name, path] of Object.entries(framedPages)) {
				await page.goto(`${server.url}/?path=/${path}&globals=theme:${theme}`);
				const preview = page.frameLocator("#storybook-preview-iframe");
				await preview.getByRole("heading", { level: 1 }).first().waitFor();
				await preview.locator(`html[data-theme="${theme}"]`).waitFor();
				await page.waitForLoadState("networkidle");
				await saveScreenshot(`catalogue-${name}-${theme}`, await page.screenshot());
			}
			for (const [name, id] of Object.entries(storyPages)) {
				await page.goto(`${server.url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
				await page.locator("body.sb-show-main").waitFor();
				await page.waitForLoadState("networkidle");
				await saveScreenshot(`catalogue-${name}-${theme}`, await page.screenshot());
			}
		}
	} finally {
		await page.close();
		await server.stop();
	}
}

/**
 * Starts the product with its sample content and takes the home page in both themes, and the dashboard.
 */
async function takeSiteScreenshots(browser: Browser): Promise<void> {
	const site = await startSite();
	try {
		for (const colorScheme of themes) {
			const page = await browser.newPage({
				baseURL: site.url,
				viewport: { width: 1440, height: 900 },
				colorScheme,
				reducedMotion: "reduce",
			});
			await page.goto("/");
			await page.waitForLoadState("networkidle");
			await saveScreenshot(`home-${colorScheme}`, await page.screenshot());
			if (colorScheme === "light") {
				await page.goto("/admin/login");
				await page.getByLabel("Email").fill(admin.email);
				await page.getByLabel("Password", { exact: true }).fill(admin.password);
				await page.getByRole("button", { name: "Sign In" }).click();
				await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
				await page.waitForLoadState("networkidle");
				await saveScreenshot("dashboard-light", await page.screenshot());
			}
			await page.close();
		}
	} finally {
		await site.stop();
	}
}
