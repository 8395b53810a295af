import type { Page } from "@playwright/test";
import sharp from "sharp";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { createRestClient } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

/** A photo of this colour, large enough for copies. */
async function photo(colour: string) {
	const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
	const image = sharp({ create: { width: 1400, height: 800, channels: 3, background: colour, noise } }).tint(colour);
	return { name: `${colour}.jpg`, mimeType: "image/jpeg", buffer: await image.jpeg().toBuffer() };
}

/** Chooses a photo in the box of an image field and returns its stored URL. */
async function upload(page: Page, label: string, colour: string): Promise<string> {
	const box = page.getByRole("group", { name: label, exact: true });
	const url = box.getByRole("textbox");
	const before = await url.inputValue();
	await box
		.locator("input[type=file]")
		.first()
		.setInputFiles(await photo(colour));
	await expect(url).not.toHaveValue(before);
	return url.inputValue();
}

test("files: a replaced and a removed picture are found as unused, and deleted with their copies; a used one stays", async ({
	page,
	site,
}) => {
	test.slow();
	const rows = createRestClient(site.url);
	const answers = async (urls: string[]) =>
		Promise.all(urls.map(async (url) => (await page.request.get(new URL(url, site.url).href)).ok()));

	const profileImages: string[] = [];
	for (const colour of ["teal", "sienna"]) {
		await page.goto("/admin/profile");
		profileImages.push(await upload(page, "Profile Image", colour));
		await page.getByRole("button", { name: "Save Changes" }).click();
		await page.waitForURL("**/admin");
	}
	const [replaced = "", current = ""] = profileImages;

	const [{ id } = {}] = await rows.insert("essays", essay({ title: "Tea on the slope", content: "First words." }));
	await page.goto(`/admin/essays/${id}/edit`);
	const removed = await upload(page, "Insert Image", "olive");
	await page.getByRole("button", { name: "Insert", exact: true }).click();
	await page.getByRole("button", { name: "Update & Publish" }).click();
	await page.waitForURL("**/admin/essays");
	await page.goto(`/admin/essays/${id}/edit`);
	await page.getByLabel("Content", { exact: true }).fill("First words, without a picture.");
	await page.getByRole("button", { name: "Update & Publish" }).click();
	await page.waitForURL("**/admin/essays");

	await page.getByRole("link", { name: "Files", exact: true }).click();
	const nameOf = (url: string) => url.replace(/.*\//, "");
	const row = (url: string) => page.getByRole("row").filter({ hasText: nameOf(url) });
	await expect(row(replaced)).toContainText("Unused");
	await expect(row(removed)).toContainText("Last in Essay “Tea on the slope”, history");
	await expect(row(current).getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/admin/profile");
	await expect(row(current).getByRole("button", { name: "Delete" })).toHaveCount(0);
	await page.getByLabel("Status").selectOption("Unused");
	await expect(row(current)).toHaveCount(0);
	expect(await axeViolationsInAllThemes(page, [390, 1280], "files")).toEqual([]);

	for (const url of [replaced, removed]) await page.getByRole("checkbox", { name: `Select ${nameOf(url)}` }).check();
	await page.getByRole("button", { name: "Delete…" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText("Delete 2 files?");
	expect(await axeViolationsInAllThemes(page, [390, 1280], "the question")).toEqual([]);
	const copies = [replaced, removed].map((url) => url.replace(/-640(-1280)?\.jpg$/, ".w640.webp"));
	const gone = [replaced, removed, ...copies];
	expect(await answers([...gone, current])).toEqual([true, true, true, true, true]);
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("2 files are deleted.")).toBeVisible();
	expect(await answers([...gone, current])).toEqual([false, false, false, false, true]);
});
