import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { serveFolder } from "../e2e/fixtures/serveFolder.ts";
import { admin, startSite } from "../e2e/fixtures/startSite.ts";
import { buildCatalogue } from "./build/buildCatalogue.ts";
import { catalogueFolder, root } from "./paths.ts";
import { findBrowser, launchOptions } from "./test/browsers.ts";

/*
 * `npm run pictures`: takes the pictures of docs/pictures from the built catalogue and the running site.
 */
/** Pages seen in Storybook's frame, as a reader opens them. */
const framed = {
	welcome: "story/welcome--welcome",
	buttons: "docs/components-button--docs",
	fields: "docs/components-field--docs",
};

/** Pages and stories seen alone. */
const alone = {
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

const folder = join(root, "docs/pictures");
await mkdir(folder, { recursive: true });
await buildCatalogue();
// Glyphs keep the positions of the typeface instead of whole pixels, so that words keep their spacing.
const args = [...launchOptions.args, "--font-render-hinting=none"];
const browser = await chromium.launch({ ...launchOptions, args, executablePath: findBrowser() });
try {
	await takeCataloguePictures(browser, keep);
	await takeSitePictures(browser, keep);
} finally {
	await browser.close();
}

async function keep(name: string, picture: Buffer) {
	// An interface needs 256 colours at most, at a third of the bytes.
	const small = await sharp(picture).png({ palette: true, effort: 10 }).toBuffer();
	await writeFile(join(folder, `${name}.png`), small);
	console.log(`${name}.png ${Math.round(small.length / 1024)} KB`);
}

/** Takes each main page of the catalogue in both themes. */
async function takeCataloguePictures(browser: Browser, keep: KeepPicture): Promise<void> {
	const server = await serveFolder(catalogueFolder);
	const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" });
	try {
		for (const theme of themes) {
			for (const [name, path] of Object.entries(framed)) {
				await page.goto(`${server.url}/?path=/${path}&globals=theme:${theme}`);
				const preview = page.frameLocator("#storybook-preview-iframe");
				await preview.getByRole("heading", { level: 1 }).first().waitFor();
				await preview.locator(`html[data-theme="${theme}"]`).waitFor();
				await page.waitForLoadState("networkidle");
				await keep(`catalogue-${name}-${theme}`, await page.screenshot());
			}
			for (const [name, id] of Object.entries(alone)) {
				await page.goto(`${server.url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
				await page.locator("body.sb-show-main").waitFor();
				await page.waitForLoadState("networkidle");
				await keep(`catalogue-${name}-${theme}`, await page.screenshot());
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
async function takeSitePictures(browser: Browser, keep: KeepPicture): Promise<void> {
	const site = await startSite();
	try {
		for (const colorScheme of ["light", "dark"] as const) {
			const page = await browser.newPage({
				baseURL: site.url,
				viewport: { width: 1440, height: 900 },
				colorScheme,
				reducedMotion: "reduce",
			});
			await page.goto("/");
			await page.waitForLoadState("networkidle");
			await keep(`home-${colorScheme}`, await page.screenshot());
			if (colorScheme === "light") {
				await page.goto("/admin/login");
				await page.getByLabel("Email").fill(admin.email);
				await page.getByLabel("Password", { exact: true }).fill(admin.password);
				await page.getByRole("button", { name: "Sign In" }).click();
				await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
				await page.waitForLoadState("networkidle");
				await keep("dashboard-light", await page.screenshot());
			}
			await page.close();
		}
	} finally {
		await site.stop();
	}
}

/** Receives a picture under the name of its file, without the ending. */
type KeepPicture = (name: string, picture: Buffer) => Promise<void>;
