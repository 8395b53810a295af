import type { Page } from "@playwright/test";
import sharp from "sharp";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { countStoredDrafts, essay, testImage } from "../fixtures/page/drafts.ts";
import { holdRequests } from "../fixtures/page/holdRequests.ts";
import { insertFiles } from "../fixtures/page/insertFiles.ts";
import { recordScripts } from "../fixtures/page/recordScripts.ts";
import { readMetadata, readPicture } from "../fixtures/pictures/readPicture.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const content = (page: Page) => page.getByLabel("Content", { exact: true });
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });

async function openNew(page: Page) {
	await page.goto("/admin/essays/new");
	await content(page).waitFor();
}

/** A text of `count` blocks, every third of them long. */
const blocks = (count: number) =>
	Array.from({ length: count }, (_, index) => {
		const lines = "Every picker walks up with a sack. ".repeat((index + 1) % 3 === 0 ? 30 : 4);
		return `## Part ${index + 1}\n\n${lines}The end of part ${index + 1}.\n\n`;
	}).join("");

/** Inserts a long text into the empty content field at once. */
const write = (page: Page, text: string) =>
	content(page).evaluate((box: HTMLTextAreaElement, text) => {
		box.focus();
		box.setRangeText(text);
		box.dispatchEvent(new InputEvent("input", { bubbles: true }));
	}, text);

test("toolbar and shortcuts: bold, italic, link, heading, list, code; the browser's own undo takes them back", async ({
	page,
}) => {
	await openNew(page);
	const toolbar = page.getByRole("toolbar", { name: "Formatting" });
	for (const [name, key, expected] of [
		["Bold", "Control+b", "**tea**"],
		["Italic", "Control+i", "*tea*"],
		["Link", "Control+k", "[tea](https://)"],
		["Heading", "Control+Alt+Digit2", "## tea"],
		["List", "Control+Shift+Digit8", "- tea"],
		["Code", "Control+e", "`tea`"],
	] as const) {
		await content(page).fill("tea");
		await content(page).selectText();
		await toolbar.getByRole("button", { name, exact: true }).click();
		await expect(content(page)).toHaveValue(expected);
		await expect(content(page)).toBeFocused();
		await page.keyboard.press("Control+z");
		await expect(content(page)).toHaveValue("tea");
		await content(page).selectText();
		await page.keyboard.press(key);
		await expect(content(page)).toHaveValue(expected);
	}
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the toolbar is one stop for Tab, and the arrows move within it", async ({ page }) => {
	await openNew(page);
	await page.getByLabel("Title", { exact: true }).focus();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Heading" })).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("button", { name: "Bold" })).toBeFocused();
	await page.keyboard.press("End");
	await expect(page.getByLabel("Image at the cursor")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(content(page)).toBeFocused();
});

test("Enter continues and ends a list; in the title it moves to the text", async ({ page }) => {
	await openNew(page);
	await page.getByLabel("Title", { exact: true }).fill("Lists");
	await page.keyboard.press("Enter");
	await expect(content(page)).toBeFocused();
	await page.keyboard.type("- one");
	await page.keyboard.press("Enter");
	await page.keyboard.type("two");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await page.keyboard.type("done");
	await expect(content(page)).toHaveValue("- one\n- two\ndone");
});

test("the preview uses the site's renderer, marks the caret's block, and can be hidden and shown", async ({ page }) => {
	await openNew(page);
	await content(page).fill(
		"# Tea\n\nA note.[^1]\n\n- [x] done\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<b>not bold</b>\n\n[^1]: Below.",
	);
	const shown = preview(page);
	await expect(shown.getByRole("heading", { name: "Tea" })).toBeVisible();
	await expect(shown.locator("table td")).toHaveText(["1", "2"]);
	await expect(shown.locator(".footnotes")).toContainText("Below.");
	await expect(shown.locator("b")).toHaveCount(0);
	await content(page).press("Control+Home");
	await expect(shown.locator("[data-here]")).toHaveText("Tea");
	await content(page).press("ArrowDown");
	await content(page).press("ArrowDown");
	await expect(shown.locator("[data-here]")).toContainText("A note.");
	await page.getByRole("button", { name: "Preview", exact: true }).click();
	await expect(shown).toBeHidden();
	await page.keyboard.press("Control+Shift+P");
	await expect(shown).toBeVisible();
});

test("source and preview scroll together, whichever is scrolled", async ({ page }) => {
	await openNew(page);
	await write(page, blocks(30));
	const shown = preview(page);
	await expect(shown.getByRole("heading", { name: "Part 30" })).toBeAttached();
	const isInView = (number: number) =>
		expect(shown.getByRole("heading", { name: `Part ${number}`, exact: true })).toBeInViewport();

	await content(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
	await isInView(30);
	await content(page).evaluate((box) => box.scrollTo(0, 0));
	await isInView(1);
	await shown.evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
	await expect.poll(() => content(page).evaluate((box) => box.scrollTop + box.clientHeight >= box.scrollHeight - 2)).toBe(true);
	await shown.evaluate((pane) => pane.scrollTo(0, 0));
	await expect.poll(() => content(page).evaluate((box) => box.scrollTop)).toBe(0);
});

test("on a narrow screen each tab opens at the other one's scroll position, even before the preview is rendered", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openNew(page);
	const shown = preview(page);
	const top = () => content(page).evaluate((box) => Math.round((box.scrollTop / (box.scrollHeight - box.clientHeight)) * 100));
	await write(page, blocks(30));
	await content(page).evaluate((box) => box.scrollTo(0, box.scrollHeight / 2));
	await page.getByRole("tab", { name: "Preview" }).click();
	await expect(shown.getByRole("heading", { name: /^Part 1[678]$/ }).first()).toBeInViewport();
	await shown.evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
	await expect(shown.getByText("The end of part 30.")).toBeInViewport();
	await page.getByRole("tab", { name: "Write" }).click();
	await expect.poll(top).toBe(100);
	await content(page).evaluate((box) => box.scrollTo(0, 0));
	await page.getByRole("tab", { name: "Details" }).click();
	await page.getByRole("tab", { name: "Preview" }).click();
	await expect(shown.getByRole("heading", { name: "Part 1", exact: true })).toBeInViewport();
});

test("dropped or pasted images are inserted at the cursor once all are stored, and one undo removes them", async ({ page }) => {
	await openNew(page);
	await content(page).fill("Before.\n\nAfter.");
	await content(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(7, 7));
	const release = await holdRequests(page, "**/storage/v1/object/essay-images/**");
	await insertFiles(content(page), "paste", [testImage("tea-field.png"), testImage("tea-leaf.png")]);
	await insertFiles(content(page), "paste", [testImage("sack.png")]);
	await expect(page.getByRole("progressbar", { name: /^Uploading / })).toHaveCount(3);
	await content(page).press("Control+Home");
	await page.keyboard.type("Words ");
	await content(page).press("Control+End");
	await page.keyboard.type(" And on.");
	release();
	await expect(content(page)).toHaveValue(
		/^Words Before\.\n\n!\[tea field\]\(\S+\.png\)\n\n!\[tea leaf\]\(\S+\.png\)\n\n!\[sack\]\(\S+\.png\)\n\nAfter\. And on\.$/,
	);
	await page.keyboard.type("!");
	await expect(content(page)).toHaveValue(/And on\.!$/);
	await page.keyboard.press("Control+z");
	await expect(content(page)).toHaveValue(/And on\.$/);
	// One for each paste.
	for (const _ of [1, 2]) await page.keyboard.press("Control+z");
	await expect(content(page)).toHaveValue("Words Before.\n\nAfter. And on.");
	await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("each refused or failed file has a line with name, fault and next step; the good one is inserted", async ({
	page,
	allowConsole,
}) => {
	await openNew(page);
	await content(page).fill("Words.");
	await insertFiles(content(page), "drop", [
		{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") },
		{ name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) },
		{ name: "huge.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(1), padding: 31_457_280 },
		await readPicture("cut-off.jpg"),
		await readPicture("phone.heic"),
		testImage("good.png"),
	]);
	await expect(content(page)).toHaveValue(/^Words\.\n\n!\[good\]\(\S+\.png\)$/);
	await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
		/^Please select an image file notes\.txt is not a PNG, JPEG, GIF, WebP or AVIF image\./,
		/^Please select an image file empty\.png is empty\./,
		/^File size must be less than 5MB huge\.jpg has 30\.0 MB\. Up to 30 MB and 50 megapixels can be made smaller here/,
		/^Please select an image file cut-off\.jpg is damaged or cut off\./,
		/^Please select an image file phone\.heic is a HEIC photo, which this browser cannot read\. .* Most Compatible\./,
	]);
	for (let left = 5; left > 0; left--) await page.getByRole("button", { name: "Dismiss" }).first().press("Enter");

	await page.route("**/storage/v1/object/essay-images/**", (route) => route.abort("connectionreset"), { times: 1 });
	await insertFiles(content(page), "drop", [testImage()]);
	await expect(page.getByRole("alert")).toHaveText(
		/^Upload failed\. Please try again\. sacks-on-the-scale\.png was not uploaded\./,
	);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(content(page)).toHaveValue(/!\[sacks on the scale\]\(\S+\.png\)/);
	await expect(page.getByRole("alert")).toHaveCount(0);
	allowConsole(/ERR_CONNECTION_RESET/);
});

test("a photo of 6 MB is shrunk and uploaded by one click, without its location; Cancel stops it", async ({ page, site }) => {
	await openNew(page);
	const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
	const photo = {
		name: "large.jpg",
		mimeType: "image/jpeg",
		buffer: await sharp({ create: { width: 2000, height: 3000, channels: 3, background: "white", noise } })
			.jpeg({ quality: 98 })
			.withExif({ IFD0: { Make: "ExamplePhone" } })
			.withMetadata({ orientation: 6 })
			.toBuffer(),
	};
	await insertFiles(content(page), "paste", [photo]);
	await expect(page.getByRole("alert")).toContainText(/^File size must be less than 5MB large\.jpg has \d+\.\d MB\./);
	const release = await holdRequests(page, "**/storage/v1/object/essay-images/**");
	await page.getByRole("button", { name: "Make it smaller and upload" }).click();
	await expect(page.getByRole("progressbar", { name: /large\.jpg$/ })).toBeVisible();
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await insertFiles(content(page), "paste", [photo]);
	await page.getByRole("button", { name: "Make it smaller and upload" }).click();
	release();
	await expect(content(page)).toHaveValue(/^!\[large\]\(\S+-2560x1707-640-1280-1920\.jpg\)$/, { timeout: 60_000 });
	const [, url = ""] = /\((.+)\)/.exec(await content(page).inputValue()) ?? [];
	const stored = Buffer.from(await (await page.request.get(new URL(url, site.url).href)).body());
	expect(stored.length).toBeLessThan(5_242_880);
	expect(await sharp(stored).metadata()).toMatchObject({ width: 2560, height: 1707 });
	expect(await readMetadata(stored)).toBeUndefined();
});

test("a picture dropped on the title, the details or the preview goes to the cursor, even during another upload", async ({
	page,
}) => {
	await openNew(page);
	await content(page).fill("Words.");
	const release = await holdRequests(page, "**/storage/v1/object/essay-images/**");
	const targets = [page.getByLabel("Title", { exact: true }), page.getByRole("region", { name: "Details" }), preview(page)];
	for (const [index, target] of targets.entries())
		expect(await insertFiles(target, "drop", [testImage(`${index}.png`)])).toBe(true);
	release();
	await expect(content(page)).toHaveValue(/^Words\.\n\n!\[0\]\S+\n\n!\[1\]\S+\n\n!\[2\]\S+$/);
});

test("a restored draft names the picture that was not uploaded", async ({ page }) => {
	await openNew(page);
	await page.getByLabel("Title", { exact: true }).fill("Cut off");
	await page.route("**/storage/v1/object/essay-images/**", () => {});
	await insertFiles(content(page), "paste", [testImage("tea.png")]);
	await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("tea.png");
	page.on("dialog", (dialog) => void dialog.accept());
	await page.reload();
	await page.getByRole("button", { name: /^Restore/ }).click();
	await expect(page.getByText("tea.png was not uploaded; add it again.")).toBeVisible();
	await expect(content(page)).toHaveValue("");
});

test("a full disk is reported for an image and a save, and the text remains", async ({ page, allowConsole }) => {
	await openNew(page);
	for (const label of ["Title", "Excerpt"]) await page.getByLabel(label, { exact: true }).fill("Rain");
	await content(page).fill("Words.");
	const full = { statusCode: "507", error: "InsufficientStorage", message: "The site's disk is full; the file was not stored." };
	await page.route("**/storage/v1/object/essay-images/**", (route) => route.fulfill({ status: 507, json: full }));
	await insertFiles(content(page), "drop", [testImage()]);
	await expect(page.getByRole("alert")).toContainText(
		"The site's disk is full. Make room on the server and try again. sacks-on-the-scale.png was not uploaded.",
	);
	await page.route("**/rest/v1/essays*", (route) =>
		route.request().method() === "POST"
			? route.fulfill({ status: 503, json: { code: "53100", message: "full" } })
			: route.fallback(),
	);
	await page.getByRole("button", { name: "Save as Draft" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "Not saved." })).toContainText("The site's disk is full.");
	await expect(content(page)).toHaveValue(/^Words\.\s*$/);
	allowConsole(/status of 50[37]/);
});

test("an essay of 200 KB opens, accepts every key, is stored as a draft, previewed and saved completely", async ({
	page,
	site,
}) => {
	const text = "Every picker walks up with a **sack**, the clerk reads the scale.\n\n".repeat(3_150);
	const admin = await asAdmin(site.url);
	const row = await admin.add("essays", essay({ title: "Two hundred kilobytes", content: text, status: "draft" }));
	await page.goto(`/admin/essays/${row.id}/edit`);
	await expect(preview(page).locator("p").last()).toContainText("reads the scale");
	await content(page).evaluate((box: HTMLTextAreaElement) => {
		box.focus();
		box.setSelectionRange(box.value.length, box.value.length);
	});
	await page.keyboard.type("The end of it.");
	await expect(content(page)).toHaveValue(/The end of it\.$/);
	expect(await countStoredDrafts(page)).toBe(1);
	await expect(preview(page).locator("p").last()).toHaveText("The end of it.");
	await page.keyboard.press("Control+s");
	await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	const [stored] = await admin.rows("essays", { id: row.id });
	expect(stored?.content).toBe(`${text}The end of it.`);
});

test("editor and renderer load only when a form opens, and visitors load nothing of the admin area", async ({
	page,
	browser,
}) => {
	const readScripts = recordScripts(page);
	await page.goto("/admin");
	await page.waitForLoadState("networkidle");
	const before = await readScripts();
	expect(before.join("\n")).not.toMatch(/Leave without saving|tabIndex:-1.*Formatting/);
	await page.goto("/admin/essays/new");
	await expect(preview(page)).toContainText("Untitled");
	await expect.poll(async () => (await readScripts(before.length)).join("\n")).toContain("Leave without saving");

	const visitor = await browser.newPage();
	const requested: string[] = [];
	visitor.on("request", (request) => requested.push(request.url()));
	await visitor.goto(new URL("/essays", page.url()).href);
	await visitor.waitForLoadState("networkidle");
	expect(requested.filter((url) => url.includes("/remotes/admin/"))).toEqual([]);
	await visitor.close();
});
