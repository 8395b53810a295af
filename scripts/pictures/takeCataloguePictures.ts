import type { Browser } from "@playwright/test";
import { serveFolder } from "../../e2e/fixtures/serveFolder.ts";
import { catalogueFolder } from "../paths.ts";

/** Receives a picture under the name of its file, without the ending. */
export type KeepPicture = (name: string, picture: Buffer) => Promise<void>;

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
	dialog: "components-dialog--with-footer",
	palette: "components-commandpalette--default",
};

const themes = ["light", "dark"] as const;

/** Takes each main page of the catalogue by day and by night. */
export async function takeCataloguePictures(browser: Browser, keep: KeepPicture): Promise<void> {
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
