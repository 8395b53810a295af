import type { Page } from "@playwright/test";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { testImage } from "../fixtures/page/drafts.ts";
import { holdRequests } from "../fixtures/page/holdRequests.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const image = (page: Page) => page.getByRole("group", { name: "Preview Image", exact: true });

async function fill(page: Page, title: string) {
	await field(page, "Title").fill(title);
	await field(page, "Description").fill("A harvest ledger.");
	await image(page).getByRole("textbox").fill("/sample/kebun.webp");
}

test("project form: title, description, preview image, project URL, tags, year (this one) and content of 12 rows", async ({
	page,
}) => {
	await page.goto("/admin/projects/new");
	await expect(page.getByRole("heading", { level: 1, name: "New project" })).toBeVisible();
	for (const label of ["Title", "Description", "Project URL", "Tags"]) await expect(field(page, label)).toHaveValue("");
	const year = new Intl.DateTimeFormat("en", { timeZone: "Asia/Jakarta", year: "numeric" }).format();
	await expect(field(page, "Year")).toHaveValue(year);
	await expect(field(page, "Content")).toHaveAttribute("rows", "12");
	await expect(image(page)).toBeVisible();
	await expect(page.getByRole("link", { name: /^Back/ })).toHaveAttribute("href", "/admin/projects");
});

test("project form: Publish stores it with its tags split, and goes to /admin/projects", async ({ page, site }) => {
	await page.goto("/admin/projects/new");
	await fill(page, "A ledger for tea");
	await field(page, "Tags").fill("React, , Go,Postgres ");
	await field(page, "Project URL").fill("https://kebun.example");
	await field(page, "Content").fill("## How it works");
	await expect(page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "How it works" })).toBeVisible();
	await page.getByRole("button", { name: "Publish" }).click();
	await page.waitForURL("**/admin/projects");
	expect(await (await asAdmin(site.url)).rows("projects", { id: "a-ledger-for-tea" })).toMatchObject([
		{ status: "published", tags: ["React", "Go", "Postgres"], project_url: "https://kebun.example", content: "## How it works" },
	]);
	await page.goto("/admin/projects/a-ledger-for-tea/edit");
	await expect(field(page, "Tags")).toHaveValue("React, Go, Postgres");
	await page.goto("/projects/a-ledger-for-tea");
	await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
});

test("project form: Save as Draft says 'Saving...', keeps it from visitors; empty content and URL are stored as null", async ({
	page,
	site,
}) => {
	await page.goto("/admin/projects/new");
	await fill(page, "Not yet");
	const release = await holdRequests(page, "**/rest/v1/projects**", "POST");
	await page.getByRole("button", { name: "Save as Draft" }).click();
	await expect(page.getByRole("button", { name: "Saving...", disabled: true })).toHaveCount(2);
	release();
	await page.waitForURL("**/admin/projects");
	expect(await (await asAdmin(site.url)).rows("projects", { id: "not-yet" })).toMatchObject([
		{ status: "draft", tags: [], content: null, project_url: null },
	]);
	expect((await page.request.get("/projects/not-yet")).status()).toBe(404);
});

test("image inputs: a chosen file is stored and its public URL goes into the text box", async ({ page, site }) => {
	await page.goto("/admin/projects/new");
	await image(page).getByLabel("Preview Image: choose a file").setInputFiles(testImage());
	await expect(image(page).getByRole("textbox")).toHaveValue(/\/storage\/v1\/object\/public\/project-images\/.+\.png$/);
	const url = await image(page).getByRole("textbox").inputValue();
	await expect(image(page).getByRole("img")).toHaveAttribute("src", url);
	const stored = await page.request.get(new URL(url, site.url).href);
	expect(stored.status()).toBe(200);
	expect(stored.headers()["content-type"]).toBe("image/png");
});

test("image inputs: other files, and images of 5242880 bytes or more, are refused with the specified text before anything is sent", async ({
	page,
}) => {
	await page.goto("/admin/projects/new");
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/storage/v1/object/")) sent.push(request.url());
	});
	const choose = image(page).getByLabel("Preview Image: choose a file");
	await choose.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") });
	await expect(image(page).getByRole("alert")).toHaveText(/^Please select an image file notes\.txt is not a /);
	await choose.setInputFiles({ name: "drawing.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
	await expect(image(page).getByRole("alert")).toHaveText(/^Please select an image file drawing\.svg is not a /);
	await choose.setInputFiles({ name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(5_242_880) });
	await expect(image(page).getByRole("alert")).toHaveText(/^File size must be less than 5MB large\.png has 5\.0 MB\./);
	await choose.setInputFiles({ name: "words.png", mimeType: "image/png", buffer: Buffer.from("words") });
	await expect(image(page).getByRole("alert")).toHaveText(/^Please select an image file words\.png is not a /);
	expect(sent).toEqual([]);
});

test("image inputs: a save waits for an upload that is under way, and Cancel aborts the upload", async ({
	page,
	allowConsole,
}) => {
	await page.goto("/admin/projects/new");
	await fill(page, "Waits for its image");
	// Its chooser takes the place of the empty field's, which may not happen while a file is handed over.
	await expect(image(page).getByRole("img")).toBeVisible();
	await page.route("**/storage/v1/object/project-images/**", () => {});
	await image(page).getByLabel("Preview Image: choose a file").setInputFiles(testImage());
	await expect(image(page).getByRole("progressbar")).toBeVisible();
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByText("An image is still uploading.")).toBeVisible();
	await expect(page).toHaveURL(/\/new$/);
	await image(page).getByRole("button", { name: "Cancel" }).click();
	await expect(image(page).getByRole("textbox")).toHaveValue("/sample/kebun.webp");
	await page.getByRole("button", { name: "Publish" }).click();
	await page.waitForURL("**/admin/projects");
	allowConsole(/ERR_FAILED|ERR_ABORTED/);
});
