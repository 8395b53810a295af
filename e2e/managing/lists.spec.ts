import type { Page } from "@playwright/test";
import { createRestClient } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const row = (page: Page, text: string) =>
	page.getByRole("row").filter({ has: page.getByRole("link", { name: text, exact: true }) });

const project = (title: string, more: object = {}) => ({
	title,
	description: `About ${title}`,
	preview_url: "/sample/kebun-600.webp",
	year: "2026",
	tags: ["Teh", "PWA"],
	content: "Content",
	status: "draft",
	...more,
});
const essay = (title: string, more: object = {}) => ({
	title,
	date: "2024-03-05",
	reading_time: 7,
	excerpt: `About ${title}`,
	content: "Content",
	status: "draft",
	...more,
});

const lists = [
	{ noun: "project", title: "Projects", build: project, create: "New Project", none: "No projects found" },
	{ noun: "essay", title: "Essays", build: essay, create: "New Essay", none: "No essays found" },
] as const;

for (const { noun, title, build, create, none } of lists) {
	const table = `${noun}s`;
	const path = `/admin/${table}`;
	const open = async (page: Page, query = "") => {
		await page.goto(`${path}${query}`);
		await page.getByRole("heading", { level: 1, name: title }).waitFor();
	};

	test(`${table}: rows show the specified columns and link to view, edit and delete; a draft opens in its preview`, async ({
		page,
		site,
	}) => {
		await createRestClient(site.url).insert(table, build(`Shown ${noun}`));
		await createRestClient(site.url).insert(table, build(`Shown to all ${noun}`, { status: "published" }));
		await open(page, "?q=shown");
		const line = row(page, `Shown ${noun}`);
		const texts = noun === "project" ? ["2026", "Teh"] : ["Published: Mar 5, 2024", "7 min read"];
		for (const text of ["Draft", `About Shown ${noun}`, ...texts]) await expect(line).toContainText(text);
		await expect(line.getByRole("link", { name: "Edit" })).toHaveAttribute("href", `${path}/shown-${noun}/edit`);
		const view = row(page, `Shown to all ${noun}`).getByRole("link", { name: "View" });
		await expect(view).toHaveAttribute("href", `/${table}/shown-to-all-${noun}`);
		await expect(line.getByRole("button", { name: "Delete" })).toBeAttached();
		await expect(page.getByRole("link", { name: create })).toHaveAttribute("href", `${path}/new`);
		await page.setViewportSize({ width: 390, height: 844 });
		await line.getByRole("link", { name: "View" }).click();
		await expect(page.getByRole("tab", { name: "Preview" })).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("region", { name: "Preview" })).toContainText("Content");
	});

	test(`${table}: the newest change comes first; a column header sorts, and search, filter, sort and page are in the URL`, async ({
		page,
		site,
	}) => {
		const rows = createRestClient(site.url);
		await rows.insert(table, build(`Ordered beta ${noun}`));
		await rows.insert(table, build(`Ordered alpha ${noun}`, { status: "published" }));
		await open(page);
		await page.getByRole("searchbox").fill(`ORDERED`);
		const titles = () =>
			page
				.getByRole("row")
				.getByRole("link", { name: /^Ordered/ })
				.allTextContents();
		await expect.poll(titles).toEqual([`Ordered alpha ${noun}`, `Ordered beta ${noun}`]);
		// Words in any order, including words of descriptions and excerpts.
		await page.getByRole("searchbox").fill("beta about");
		await expect.poll(titles).toEqual([`Ordered beta ${noun}`]);
		await page.getByRole("searchbox").fill(`ORDERED`);
		await page.getByRole("button", { name: "Title" }).click();
		await expect(page).toHaveURL(/sort=title/);
		await page.getByRole("button", { name: "Title" }).click();
		await expect(page).toHaveURL(/sort=-title/);
		await expect.poll(titles).toEqual([`Ordered beta ${noun}`, `Ordered alpha ${noun}`]);
		await page.getByRole("combobox", { name: "Status" }).selectOption("Published");
		await expect.poll(titles).toEqual([`Ordered alpha ${noun}`]);
		await page.reload();
		await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("published");
		await expect.poll(titles).toEqual([`Ordered alpha ${noun}`]);
		await page.getByRole("searchbox").fill("no such text");
		await expect(page.getByText(none)).toBeVisible();
		await expect(page.getByText("Try adjusting your search or filter.")).toBeVisible();
	});

	test(`${table}: many are published, duplicated and deleted together`, async ({ page, site }) => {
		const rows = createRestClient(site.url);
		await rows.insert(table, [build(`Many one ${noun}`), build(`Many two ${noun}`)]);
		await open(page, "?q=many");
		await page.getByRole("checkbox", { name: "Select all on this page" }).check();
		const bar = page.getByRole("region", { name: "Chosen entries" });
		await bar.getByRole("button", { name: "Publish", exact: true }).click();
		await expect(page.getByText(`2 ${table} are published.`)).toBeVisible();
		await expect(bar).toHaveCount(0);
		await page.getByRole("checkbox", { name: `Select Many one ${noun}` }).check();
		await bar.getByRole("button", { name: "Duplicate as draft" }).click();
		await expect(row(page, `Copy of Many one ${noun}`)).toContainText("Draft");
		await page.getByRole("checkbox", { name: "Select all on this page" }).check();
		await bar.getByRole("button", { name: "Delete…" }).click();
		const dialog = page.getByRole("dialog", { name: `Delete 3 ${table}?` });
		await expect(dialog).toContainText(`Many one ${noun}`);
		await dialog.getByRole("button", { name: "Delete" }).click();
		await expect(page.getByText(none)).toBeVisible();
		expect(await rows.find(table, "title=like.*Many*")).toHaveLength(0);
	});
}
