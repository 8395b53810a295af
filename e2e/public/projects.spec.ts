import { expect, test } from "../fixtures/test.ts";

const kebun = "/projects/kebun";

test("/projects: published projects as cards with image, title, year, description and tags, the latest update first; no draft", async ({
	page,
}) => {
	const response = await page.goto("/projects");
	expect(response?.status()).toBe(200);
	const cards = page.getByRole("article");
	await expect(cards.first()).toContainText(/Kebun.*2026.*harvest ledger.*TypeScript/s);
	await expect(cards.first().getByRole("link")).toHaveAttribute("href", kebun);
	await expect(cards.first().locator("img")).toHaveAttribute("src", /kebun/);
	await expect(page.getByRole("main")).not.toContainText("Strata");
});

test("a card opens its project in the same document, at its top", async ({ page }) => {
	await page.goto("/projects");
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.mouse.wheel(0, 900);
	await page.getByRole("link", { name: "Laras" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Laras" })).toBeVisible();
	expect(await page.evaluate(() => "sameDocument" in window && window.scrollY)).toBe(0);
	await expect(page.locator("#body")).toContainText(/\w{4,}/);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test("/projects/{id}: image, title, 'Visit Project' in a new tab, and the content as markdown", async ({ page }) => {
	await page.goto(kebun);
	await expect(page.getByRole("heading", { level: 1, name: "Kebun" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 2, name: "What it changed" })).toBeVisible();
	const visit = page.getByRole("link", { name: "Visit Project" });
	await expect(visit).toHaveAttribute("href", /^https?:\/\//);
	await expect(visit).toHaveAttribute("target", "_blank");
	await expect(visit).toHaveAttribute("rel", /noopener/);
	await page.getByRole("link", { name: "Back to projects" }).click();
	await expect(page).toHaveURL(/\/projects$/);
});

for (const [name, path] of [
	["an unknown id", "/projects/nothing"],
	["a draft", "/projects/strata"],
	["a zero byte", "/projects/%00"],
	["2,000 characters", `/projects/${"x".repeat(2000)}`],
	["another script", "/projects/%E6%97%A5%E6%9C%AC"],
	["a path that cannot be decoded", "/projects/%E0%A4%A"],
] as const) {
	test(`Project not found: ${name} answers 404 inside the layout, with a way back`, async ({ page, allowConsole }) => {
		allowConsole(/status of 404|malformed/);
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1, name: "Project not found" })).toBeVisible();
		await expect(page.getByRole("main").getByRole("link", { name: "Back to projects" })).toHaveAttribute("href", "/projects");
		await expect(page.getByRole("navigation", { name: "Main" })).toBeAttached();
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	});
}

test("a built-in sample's page works, is marked, and stays out of search engines", async ({ page }) => {
	const response = await page.goto("/projects/sample-terrace");
	expect(response?.status()).toBe(200);
	await expect(page.getByText("Sample")).toBeVisible();
	await expect(page.getByText("Technologies Used")).toBeVisible();
	await expect(page.getByText("Project Year")).toBeVisible();
	await expect(page.getByRole("link", { name: "Visit Project" })).toHaveCount(0);
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("a project's page is rendered on the server with its title and metadata", async ({ request, site }) => {
	const html = await (await request.get(`${kebun}?utm=x`)).text();
	expect(html).toContain("Designed for one thumb");
	expect(html).toContain(`<link rel="canonical" href="${site.url}${kebun}"/>`);
	expect(html).toContain('property="og:image"');
	const structured = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
	expect(JSON.parse(structured)).toMatchObject({ "@type": "CreativeWork", name: "Kebun" });
});
