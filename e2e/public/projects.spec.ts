import { expect, test } from "../fixtures/test.ts";

const kebun = "/projects/kebun";

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

for (const [name, path] of [
	["a draft", "/projects/strata"],
	["a path that cannot be decoded", "/projects/%E0%A4%A"],
] as const) {
	test(`Project not found: ${name} answers 404 inside the layout, with a way back`, {
		tag: name === "a draft" ? [] : "@slow",
	}, async ({ page, allowConsole }) => {
		allowConsole(/status of 404|malformed/);
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1, name: "Project not found" })).toBeVisible();
		await expect(page.getByRole("main").getByRole("link", { name: "Back to projects" })).toHaveAttribute("href", "/projects");
		await expect(page.getByRole("navigation", { name: "Main" })).toBeAttached();
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	});
}

test("a project's page is rendered on the server with its title and metadata", async ({ request, site }) => {
	const html = await (await request.get(`${kebun}?utm=x`)).text();
	expect(html).toContain("Designed for one thumb");
	expect(html).toContain(`<link rel="canonical" href="${site.url}${kebun}"/>`);
	expect(html).toContain('property="og:image"');
	const structured = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
	expect(JSON.parse(structured)).toMatchObject({ "@type": "CreativeWork", name: "Kebun" });
});
