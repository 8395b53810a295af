import type { Page } from "@playwright/test";
import { essay, project } from "../fixtures/page/drafts.ts";
import { holdRequests } from "../fixtures/page/holdRequests.ts";
import { createRestClient } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });

test("dashboard: quick actions, the profile card, and the three projects and essays that were updated last", async ({
	page,
	site,
}) => {
	const rows = createRestClient(site.url);
	for (const table of ["projects", "essays"]) {
		const build = table === "projects" ? project : essay;
		await rows.insert(table, build({ title: `Recent draft of ${table}`, status: "draft" }));
		await rows.insert(table, build({ title: `Recent one of ${table}` }));
	}
	const [profile] = await rows.find("profile", "select=*");
	await page.goto("/admin");

	await test.step("quick actions lead to a new project, a new essay, a job, the profile and the hire requests", async () => {
		for (const [name, path] of [
			["New Project", "/admin/projects/new"],
			["New Essay", "/admin/essays/new"],
			["Add Job", "/admin/jobs/new"],
			["Edit Profile", "/admin/profile"],
			["Hire Requests", "/admin/hire-projects"],
		] as const) {
			await expect(region(page, "Quick actions").getByRole("link", { name })).toHaveAttribute("href", path);
		}
	});

	await test.step("the profile card shows image, name, title, location and whether the admin is available", async () => {
		const card = region(page, "Profile");
		for (const text of [profile?.name, profile?.title, profile?.location]) await expect(card).toContainText(String(text));
		await expect(card).toContainText(profile?.available_for_projects ? "Available" : "Unavailable");
		await expect(card.locator("img")).toHaveJSProperty("complete", true);
	});

	await test.step("a recent entry shows title, status and 'MMM d', and leads to its form and its page", async () => {
		for (const table of ["projects", "essays"]) {
			const entries = region(page, `Recent ${table}`).getByRole("listitem");
			await expect(entries).toHaveCount(3);
			const first = entries.first();
			await expect(first).toContainText(`Recent one of ${table}`);
			await expect(first).toContainText("Published");
			await expect(first.locator("time")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}$/);
			await expect(first.getByRole("link", { name: "Edit" })).toHaveAttribute(
				"href",
				`/admin/${table}/recent-one-of-${table}/edit`,
			);
			await expect(first.getByRole("link", { name: "View" })).toHaveAttribute("href", `/${table}/recent-one-of-${table}`);
			await expect(entries.nth(1)).toContainText("Draft");
		}
	});
});

test("dashboard: 'Loading profile...' while loading, and its texts before the first project and essay", async ({ page }) => {
	const release = await holdRequests(page, "**/rest/v1/profile?**");
	await page.route(/\/rest\/v1\/(projects|essays)\?.*limit=3/, (route) => route.fulfill({ json: [] }));
	await page.goto("/admin");
	await expect(page.getByText("Loading profile...")).toBeVisible();
	for (const [name, text, action, path] of [
		["Recent projects", "No projects yet.", "Create your first project", "/admin/projects/new"],
		["Recent essays", "No essays yet.", "Write your first essay", "/admin/essays/new"],
	] as const) {
		await expect(region(page, name)).toContainText(`${text} ${action}`);
		await expect(region(page, name).getByRole("link", { name: action })).toHaveAttribute("href", path);
	}
	release();
	await expect(page.getByText("Loading profile...")).toHaveCount(0);
});
