import type { Page } from "@playwright/test";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { axeViolations } from "../fixtures/page/axeViolations.ts";
import { essay, project, testImage } from "../fixtures/page/drafts.ts";
import { horizontalOverflow } from "../fixtures/page/horizontalOverflow.ts";
import { expect, test } from "../fixtures/signedIn.ts";

/** On a narrow screen the details are behind a tab. */
async function openSection(page: Page) {
	await page.getByLabel("Content", { exact: true }).waitFor();
	const details = page.getByRole("tab", { name: "Details" });
	if (await details.isVisible()) await details.click();
	await page.getByText("Search and sharing", { exact: true }).click();
	await expect(page.getByRole("figure", { name: "In search results" })).toBeVisible();
}

const tags = (html: string, names: string[]) =>
	names.map((name) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]);

test("a description and an uploaded share image are in the head, the structured data and the feeds of the essay", async ({
	page,
	request,
	site,
}) => {
	const admin = await asAdmin(site.url);
	const { id } = await admin.add(
		"essays",
		essay({ title: "Shared well", featured_image: "/sample/kontur.webp", status: "draft" }),
	);
	await page.goto(`/admin/essays/${id}/edit`);
	await openSection(page);
	await page.getByLabel("Description", { exact: true }).fill("What search engines say.");
	await page.getByLabel("Share Image: choose a file").setInputFiles(testImage());
	const address = page.getByLabel("Share Image address");
	await expect(address).toHaveValue(/\/storage\/v1\/object\/public\/essay-images\//);
	const uploaded = await address.inputValue();
	await expect(page.getByRole("figure", { name: "As a shared link" }).locator("img")).toHaveAttribute("src", uploaded);
	await expect(page.getByRole("figure", { name: "In search results" })).toContainText("What search engines say.");
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await page.waitForURL("**/admin/essays");

	const html = await (await request.get(`/essays/${id}`)).text();
	const structured = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
	const description = "What search engines say.";
	const image = new URL(uploaded, site.url).href;
	expect([...tags(html, ["description", "og:description", "twitter:description"]), structured.description]).toEqual([
		description,
		description,
		description,
		description,
	]);
	expect([...tags(html, ["og:image", "twitter:image"]), structured.image]).toEqual([image, image, image]);
	expect((await request.get(image)).status()).toBe(200);
	const { items } = await (await request.get("/feed.json")).json();
	expect(items.find(({ url }: { url: string }) => url.endsWith(`/essays/${id}`)).summary).toBe(description);
	expect(await (await request.get("/rss.xml")).text()).toContain(`<description>${description}</description>`);

	await admin.change("essays", { id }, { description: null, share_image: null });
	const without = await (await request.get(`/essays/${id}`)).text();
	expect(tags(without, ["description", "og:image"])).toEqual(["What the scale says.", `${site.url}/cards/essays/${id}.png`]);
});

test("a project is shared with its share image, else with its card: its preview is WebP", async ({ request, site }) => {
	const admin = await asAdmin(site.url);
	const { id } = await admin.add("projects", project({ title: "Shared scale", share_image: "/og-default.png" }));
	const shared = async () => tags(await (await request.get(`/projects/${id}`)).text(), ["og:image", "twitter:image"]);
	expect(await shared()).toEqual([`${site.url}/og-default.png`, `${site.url}/og-default.png`]);
	await admin.change("projects", { id }, { share_image: null });
	const card = `${site.url}/cards/projects/${id}.png`;
	expect(await shared()).toEqual([card, card]);
});

test("redirects are added by the keyboard alone and removed, and visitors follow them at once", async ({
	page,
	request,
	allowConsole,
}) => {
	await page.goto("/admin/system");
	await page.getByRole("main").getByRole("link", { name: "Redirects" }).click();
	await page.waitForURL("**/admin/redirects");
	await page.getByLabel("Old path").focus();
	await page.keyboard.type("https://old.example/2023/a-map/");
	await page.keyboard.press("Tab");
	await page.keyboard.type("/essays/a-map-with-no-stops");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "/2023/a-map leads to" })).toBeVisible();
	const answer = await request.get("/2023/a-map", { maxRedirects: 0 });
	expect([answer.status(), answer.headers().location]).toEqual([301, "/essays/a-map-with-no-stops"]);

	await page.getByLabel("Old path").fill("/essays/a-map-with-no-stops");
	await page.getByLabel("New path").fill("/hire");
	await page.keyboard.press("Enter");
	await expect(page.getByText("There is a public page at this path.")).toBeVisible();
	await expect(page.getByLabel("New path")).toHaveValue("/hire");

	await page.getByRole("row", { name: "/2023/a-map" }).getByRole("button", { name: "Remove" }).click();
	await expect(page.getByText("/2023/a-map is no longer redirected.")).toBeVisible();
	await expect(page.getByLabel("Old path")).toBeFocused();
	expect((await request.get("/2023/a-map", { maxRedirects: 0 })).status()).toBe(404);
	allowConsole(/status of 400/);
});

for (const theme of ["light", "dark"] as const) {
	for (const width of [390, 1440]) {
		test(`the section and the redirects have no axe violation: ${theme}, ${width} px`, async ({ page, site, allowConsole }) => {
			await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 844 });
			const admin = await asAdmin(site.url);
			const title = `Shown in ${theme} at ${width}`;
			const { id } = await admin.add("essays", essay({ title, featured_image: "/sample/kontur.webp" }));
			const expectAccessible = async () => {
				expect(await axeViolations(page)).toEqual([]);
				expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
			};
			await page.goto(`/admin/essays/${id}/edit`);
			await openSection(page);
			await expectAccessible();

			await admin.add("redirects", { from_path: `/2024/${theme}/${width}`, to_path: `/essays/${id}?from=an-old-site#top` });
			await page.goto("/admin/redirects");
			await expect(page.getByRole("row", { name: `/2024/${theme}/${width}` })).toBeVisible();
			await page.getByRole("button", { name: "Add redirect" }).click();
			await expect(page.getByText("Write the old path.")).toBeVisible();
			await expectAccessible();
			allowConsole(/status of 40[01]/);
		});
	}
}
