import { essay } from "../fixtures/page/drafts.ts";
import { createRestClient } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

test("an essay is written and published, and visitors read it as the preview showed it", async ({ page }) => {
	await page.goto("/admin/essays/new");
	await page.getByLabel("Title", { exact: true }).fill("Published at once");
	await page.getByLabel("Content", { exact: true }).fill("Every picker walks up with a **sack**.");
	await page.getByLabel("Excerpt", { exact: true }).fill("What the scale says.");
	const preview = page.getByRole("region", { name: "Preview" });
	await expect(preview.locator("strong")).toHaveText("sack");
	await expect(preview).toContainText("5 min read");
	await page.getByRole("button", { name: "Publish" }).click();
	await page.waitForURL("**/admin/essays");
	await page.goto("/essays/published-at-once");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Published at once");
	await expect(page.getByRole("main").locator("strong").first()).toHaveText("sack");
});

test("a link with a heading's title leads to that heading: in the essay, from another one and in the preview", {
	tag: "@slow",
}, async ({ page, site }) => {
	const words = "\n\nWords.".repeat(60);
	await createRestClient(site.url).insert("essays", [
		essay({ title: "Linked", content: `[down](#the-title)${words}\n\n## The title${words}` }),
		essay({ title: "Linking", content: "[over](/essays/linked#the-title)" }),
	]);
	const heading = page.getByRole("heading", { level: 2, name: "The title" });
	for (const [path, link] of [
		["/essays/linked", "down"],
		["/essays/linking", "over"],
		["/admin/essays/linked/edit", "down"],
	] as const) {
		await page.goto(path);
		await page.getByRole("link", { name: link, exact: true }).click();
		await expect(heading, path).toBeInViewport();
	}
});

test("publishing an essay from the list makes it public, Undo takes it back", { tag: "@slow" }, async ({ page, site }) => {
	const rows = createRestClient(site.url);
	await rows.insert("essays", essay({ title: "Published by menu", status: "draft" }));
	await page.goto("/admin/essays?q=by+menu");
	const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Published by menu", exact: true }) });
	await row.getByRole("button", { name: "More" }).click();
	await page.getByRole("menuitem", { name: "Publish" }).click();
	// A notice remains while the pointer is on it.
	await page.getByText("Published by menu is published.").hover();
	expect(await rows.find("essays", "id=eq.published-by-menu&status=eq.published")).toHaveLength(1);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(row).toContainText("Draft");
});

test("a job's form stores every field and returns to the list; a current job replaces the previous one", {
	tag: "@slow",
}, async ({ page, site }) => {
	const rows = createRestClient(site.url);
	const row = page
		.getByRole("list", { name: "Jobs" })
		.getByRole("listitem")
		.filter({ has: page.getByRole("link", { name: "Form gardener", exact: true }) });
	const [before] = await rows.find("jobs", "is_current=eq.true&select=id");
	await page.goto("/admin/jobs/new");
	await page.getByLabel("Position").fill("Form gardener");
	await page.getByLabel("Company", { exact: true }).fill("Kebun");
	await page.getByLabel("Location").fill("Lembang");
	await page.getByLabel("Start Date").fill("2024-02-29");
	await page.getByLabel("End Date").fill("2024-03-01");
	await page.getByRole("checkbox", { name: "This is my current job" }).check();
	await expect(page.getByLabel("End Date")).toBeDisabled();
	await page.getByLabel("Display Order").fill("");
	await page.getByRole("button", { name: "Add Job" }).click();
	await page.waitForURL("**/admin/jobs");
	await expect(row).toContainText("Current");
	const [stored] = await rows.find("jobs", "position=eq.Form gardener");
	expect(stored).toMatchObject({
		start_date: "2024-02-29",
		end_date: null,
		company_logo: null,
		description: null,
		is_current: true,
		display_order: 0,
	});
	expect(await rows.find("jobs", "is_current=eq.true")).toHaveLength(1);

	await row.getByRole("link", { name: "Edit" }).click();
	await page.getByRole("checkbox", { name: "This is my current job" }).uncheck();
	await page.getByLabel("Description").fill("Grew tea");
	await page.getByRole("button", { name: "Update Job" }).click();
	await page.waitForURL("**/admin/jobs");
	await expect(row).toContainText("Grew tea");
	await rows.change("jobs", `id=eq.${before?.id}`, { is_current: true });
});
