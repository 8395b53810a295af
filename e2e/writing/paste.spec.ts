import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/signedIn.ts";

const content = (page: Page) => page.getByLabel("Content", { exact: true });

/** Opens a new essay with this text, and copies a formatted text. */
async function prepare(page: Page, text: string, { html, plain }: { html?: string; plain: string }) {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/admin/essays/new");
	await content(page).fill(text);
	await page.evaluate(
		([html, plain]) =>
			navigator.clipboard.write([
				new ClipboardItem({ "text/plain": plain ?? "", ...(html !== undefined && { "text/html": html }) }),
			]),
		[html, plain],
	);
}

const note = { html: "<h2>Weir</h2><p>a <b>high</b> wall</p>", plain: "Weir\n\na high wall" };

test("formatted text pastes as Markdown, one undo takes it back, and plain text is one press away", async ({ page }) => {
	await prepare(page, "", note);
	await page.keyboard.press("Control+v");
	await expect(content(page)).toHaveValue("## Weir\n\na **high** wall");
	await page.keyboard.press("Control+z");
	await expect(content(page)).toHaveValue("");
	await expect(page.getByRole("button", { name: "Use plain text" })).toBeHidden();
	await page.keyboard.press("Control+v");
	await page.getByRole("button", { name: "Use plain text" }).click();
	await expect(content(page)).toHaveValue(note.plain);
	await content(page).fill("");
	await page.keyboard.press("Control+Shift+v");
	await expect(content(page)).toHaveValue(note.plain);
});

test("pasting into a code block inserts plain text", async ({ page }) => {
	await prepare(page, "```\n", note);
	await page.keyboard.press("Control+v");
	await expect(content(page)).toHaveValue(`\`\`\`\n${note.plain}`);
});

test("an address pasted on selected words makes them a link", async ({ page }) => {
	await prepare(page, "the weir", { plain: "https://example.com/weir_(1)" });
	await content(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(4, 8));
	await page.keyboard.press("Control+v");
	await expect(content(page)).toHaveValue("the [weir](https://example.com/weir_%281%29)");
});
