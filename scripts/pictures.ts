import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { buildCatalogue } from "./catalogue/buildCatalogue.ts";
import { root } from "./paths.ts";
import { takeCataloguePictures } from "./pictures/takeCataloguePictures.ts";
import { takeSitePictures } from "./pictures/takeSitePictures.ts";
import { findBrowser } from "./test/findBrowser.ts";
import { launchOptions } from "./test/launchOptions.ts";

/*
 * `npm run pictures`: takes the pictures of docs/pictures from the built catalogue and the running site.
 */
const folder = join(root, "docs/pictures");
await mkdir(folder, { recursive: true });
await buildCatalogue();
// Letters stand where the face puts them, not on whole pixels: words keep their distance.
const args = [...launchOptions.args, "--font-render-hinting=none"];
const browser = await chromium.launch({ ...launchOptions, args, executablePath: findBrowser() });
try {
	await takeCataloguePictures(browser, keep);
	await takeSitePictures(browser, keep);
} finally {
	await browser.close();
}

async function keep(name: string, picture: Buffer) {
	// A drawn interface needs no more than 256 colours, at a third of the bytes.
	const small = await sharp(picture).png({ palette: true, effort: 10 }).toBuffer();
	await writeFile(join(folder, `${name}.png`), small);
	console.log(`${name}.png ${Math.round(small.length / 1024)} KB`);
}
