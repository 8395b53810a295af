import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { insertFiles, type TestFile } from "../fixtures/page/insertFiles.ts";
import { readMetadata, readPicture } from "../fixtures/pictures/readPicture.ts";
import { expect, test } from "../fixtures/signedIn.ts";
import { runLauncher } from "../fixtures/startSite.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const fieldOf = (label: string) => (page: Page, picture: TestFile) =>
	page.getByRole("group", { name: label, exact: true }).locator("input[type=file]").setInputFiles(picture);

interface Way {
	name: string;
	picture: string;
	form: "essay" | "profile" | "site";
	put: (page: Page, picture: TestFile) => Promise<unknown>;
	/** The public page with it. */
	shown: string;
}

const ways: Way[] = [
	{ name: "featured image", picture: "place-turned.jpg", form: "essay", put: fieldOf("Featured Image"), shown: "main img" },
	{
		name: "image at the cursor",
		picture: "place.png",
		form: "essay",
		put: (page, picture) => field(page, "Image at the cursor").setInputFiles(picture),
		shown: "figure img",
	},
	{
		name: "paste",
		picture: "place.webp",
		form: "essay",
		put: (page, picture) => insertFiles(field(page, "Content"), "paste", [picture]),
		shown: "figure img",
	},
	{
		name: "drop",
		picture: "place.avif",
		form: "essay",
		put: (page, picture) => insertFiles(field(page, "Content"), "drop", [picture]),
		shown: "figure img",
	},
	{ name: "profile image", picture: "place-turned.jpg", form: "profile", put: fieldOf("Profile Image"), shown: "main img" },
	{
		name: "share image of the site",
		picture: "place-turned.jpg",
		form: "site",
		put: fieldOf("Share image"),
		shown: 'meta[property="og:image"]',
	},
	{
		name: "icon of the site",
		picture: "place.png",
		form: "site",
		put: fieldOf("Icon of the browser tab"),
		shown: 'link[rel="icon"]',
	},
];

/**
 * Reads the metadata of the file at a public URL, and the size of the picture that visitors see.
 */
async function readBack(page: Page, url: string) {
	const response = await page.request.get(url);
	expect(response.ok()).toBe(true);
	const bytes = await response.body();
	const { exif, xmp, iptc, autoOrient } = await sharp(bytes).metadata();
	// sharp reads the EXIF of every format; exifr reads it only in some of them.
	const found = await readMetadata(exif?.subarray(6) ?? bytes).catch(() => undefined);
	const secrets = ["A Private Name", "ExamplePhone", "Model 7"].filter((secret) => bytes.includes(secret));
	return { found: Object.keys(found ?? {}).filter((key) => key !== "Orientation"), xmp, iptc, secrets, ...autoOrient };
}

const clean = (picture: string) => ({
	found: [],
	xmp: undefined,
	iptc: undefined,
	secrets: [],
	...(picture === "place-turned.jpg" ? { width: 480, height: 640 } : { width: 640, height: 480 }),
});

for (const { name, picture, form, put, shown } of ways) {
	test(`${name}: ${picture} shows visitors no location, camera or author, and is upright`, async ({ page, site }) => {
		const admin = await asAdmin(site.url);
		const row = form === "essay" ? await admin.add("essays", essay({ title: name, status: "draft" })) : null;
		await page.goto(row ? `/admin/essays/${row.id}/edit` : `/admin/${form}`);
		await page.locator("[data-form]").waitFor();
		const isStored = (value: string) => /\/storage\/v1\/object\/public\/[a-z]+-images\//.test(value);
		const values = () =>
			page
				.locator("input, textarea")
				.evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value).filter(Boolean));
		const before = await values();
		await put(page, await readPicture(picture));
		await expect.poll(async () => (await values()).some((value) => isStored(value) && !before.includes(value))).toBe(true);
		await page.getByRole("button", { name: row ? "Publish" : "Save Changes", exact: true }).click();
		await page.waitForURL(row ? "**/admin/essays" : "**/admin");
		let url = "";
		await expect(async () => {
			await page.goto(row ? `/essays/${row.id}` : "/");
			const image = page.locator(shown).first();
			url =
				(await image.evaluate((element) => ["src", "href", "content"].map((key) => element.getAttribute(key)).find(Boolean))) ??
				"";
			expect(isStored(url)).toBe(true);
		}).toPass();
		expect(await readBack(page, new URL(url, site.url).href)).toEqual(clean(picture));
	});
}

test("import: pictures of a folder show visitors no location, camera or author", async ({ page, site }) => {
	const folder = await mkdtemp(join(tmpdir(), "pictures-"));
	const names = ["place-turned.jpg", "place.png", "place.webp", "place.avif"];
	for (const name of names) await writeFile(join(folder, name), (await readPicture(name)).buffer);
	const text = names.map((name) => `![Tea](${name})`).join("\n\n");
	await writeFile(join(folder, "imported.md"), `---\ntitle: Imported pictures\ndate: 2026-01-02\n---\n\n${text}\n`);
	const { ended, output } = runLauncher({ DATA_DIR: site.dataDir }, [process.execPath, "scripts/run.mjs", "import", folder]);
	expect(await ended, output()).toBe(0);
	await rm(folder, { recursive: true });
	const admin = await asAdmin(site.url);
	const [row] = await admin.rows("essays", { title: "Imported pictures" });
	await admin.change("essays", { id: String(row?.id) }, { status: "published" });
	await page.goto(`/essays/${row?.id}`);
	const urls = await page.locator("figure img").evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
	expect(urls).toHaveLength(names.length);
	for (const [index, url] of urls.entries()) expect(await readBack(page, url)).toEqual(clean(names[index] as string));
});
