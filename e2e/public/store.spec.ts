import { expect, test } from "../fixtures/test.ts";

const all = [
	"Landing Page Premium",
	"Website Company Profile",
	"E-commerce Website",
	"Mobile App Development",
	"Web Application",
	"Website Maintenance",
];

test("the server renders the catalogue, in Indonesian", async ({ request }) => {
	const response = await request.get("/store");
	const html = await response.text();
	expect(response.status()).toBe(200);
	expect(html).toMatch(/lang="id"[^>]*>/);
	for (const name of all) expect(html).toContain(`>${name}</h2>`);
	for (const price of ["Rp 2.500.000", "Rp 12.000.000", "Rp 500.000"]) expect(html).toContain(price);
	expect(html).toContain('rel="canonical"');
});

test("filter buttons: Semua, Website, Mobile, Custom; the choice is in the URL and survives a reload", async ({ page }) => {
	await page.goto("/store");
	const offers = page.getByRole("article").getByRole("heading");
	const filter = page.getByRole("group", { name: "Kategori" }).getByRole("button");
	await expect(filter).toHaveText([/^Semua/, /^Website/, /^Mobile/, /^Custom/]);
	await expect(page.getByRole("button", { name: "Semua", exact: true })).toHaveAttribute("aria-pressed", "true");
	await expect(offers).toHaveText(all);

	await page.getByRole("button", { name: "Custom", exact: true }).click();
	await expect(offers).toHaveText(["Web Application", "Website Maintenance"]);
	await expect(page).toHaveURL(/\/store\?kategori=custom$/);
	await page.reload();
	await expect(offers).toHaveText(["Web Application", "Website Maintenance"]);
	await expect(page.getByRole("button", { name: "Custom", exact: true })).toHaveAttribute("aria-pressed", "true");

	await page.getByRole("button", { name: "Website", exact: true }).click();
	await expect(offers).toHaveText(all.slice(0, 3));
	await page.goBack();
	await expect(offers).toHaveText(["Web Application", "Website Maintenance"]);
	await page.getByRole("button", { name: "Semua", exact: true }).click();
	await expect(offers).toHaveText(all);
	await expect(page).toHaveURL(/\/store$/);
});

test("the filter works before any script runs", { tag: "@slow" }, async ({ browser, site }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
	const page = await context.newPage();
	await page.goto("/store");
	await page.getByRole("button", { name: "Mobile", exact: true }).click();
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Mobile App Development"]);
	await expect(page).toHaveURL(/kategori=mobile/);
	await page.getByText("+3 fitur lainnya").click();
	await expect(page.getByText("Perbaikan gratis 60 hari setelah terbit")).toBeVisible();
	await context.close();
});

test("neighbouring cards have prices and buttons on one line", { tag: "@slow" }, async ({ page }) => {
	await page.goto("/store");
	const tops = await page
		.getByRole("article")
		.evaluateAll((cards) =>
			cards
				.slice(0, 3)
				.map((card) => [
					Math.round(card.querySelector("del")?.getBoundingClientRect().top ?? 0),
					Math.round(card.querySelector("a")?.getBoundingClientRect().top ?? 0),
				]),
		);
	expect(new Set(tops.map(String)).size).toBe(1);
});

test("the document names the page's files, and every script loads once", { tag: "@slow" }, async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => request.url().endsWith(".js") && scripts.push(new URL(request.url()).pathname));
	const html = await (await page.goto("/store"))?.text();
	const named = [...(html ?? "").matchAll(/(?:src|href)="([^"]+\.js)" integrity="sha256-/g)].map(([, url]) => url);
	expect(named.filter((url) => url?.includes("public-store"))).toHaveLength(1);
	expect(named.filter((url) => url?.includes("public-hire"))).toEqual([]);
	expect(scripts).toEqual([...new Set(scripts)]);
	expect(scripts).toEqual(expect.arrayContaining(named));
});

test("when a page's scripts do not load, Retry loads the page", { tag: "@slow" }, async ({ page, allowConsole }) => {
	allowConsole(/ERR_FAILED|ChunkLoadError|Loading chunk/);
	await page.goto("/contact");
	// Also on a second request.
	await page.route(/\/remotes\/public\/.*\.js(\?|$)/, (route) => route.abort());
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Store" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await page.unrouteAll();
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Layanan" })).toBeVisible();
});
