import { expect, test } from "../fixtures/test.ts";

const all = [
	"Landing Page Premium",
	"Website Company Profile",
	"E-commerce Website",
	"Mobile App Development",
	"Web Application",
	"Website Maintenance",
];

test("the catalogue comes finished from the server, in Indonesian", async ({ request }) => {
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

test("choosing a category reads nothing from the backend", async ({ page }) => {
	await page.goto("/store");
	const requested: string[] = [];
	page.on("request", (request) => request.url().includes("/rest/v1/") && requested.push(request.url()));
	await page.getByRole("button", { name: "Mobile", exact: true }).click();
	await expect(page.getByRole("article")).toHaveCount(1);
	expect(requested).toEqual([]);
});

test("the filter works before any script runs", async ({ browser, site }) => {
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

test("each card: name, delivery time, price, struck-through original price, 'Hemat N%', four features and the rest counted", async ({
	page,
}) => {
	await page.goto("/store");
	const card = page.getByRole("article", { name: "E-commerce Website" });
	await expect(card.getByText("21-30 hari")).toBeVisible();
	await expect(card.getByText("Rp 8.500.000")).toBeVisible();
	await expect(card.locator("del")).toHaveText("Rp 12.000.000");
	await expect(card.getByText("Hemat 29%")).toBeVisible();
	await expect(card.getByRole("listitem")).toHaveCount(4);
	await expect(card.getByText("+3 fitur lainnya")).toBeVisible();
	await expect(page.getByText("POPULER")).toHaveCount(2);
});

test("the catalogue: price, original price, saving, delivery and popularity of each service", async ({ page }) => {
	await page.goto("/store");
	for (const [name, price, was, saving, delivery, isPopular] of [
		["Landing Page Premium", "Rp 2.500.000", "Rp 3.500.000", "Hemat 29%", "5-7 hari", true],
		["Website Company Profile", "Rp 4.500.000", "Rp 6.000.000", "Hemat 25%", "10-14 hari", false],
		["E-commerce Website", "Rp 8.500.000", "Rp 12.000.000", "Hemat 29%", "21-30 hari", false],
		["Mobile App Development", "Rp 15.000.000", "Rp 20.000.000", "Hemat 25%", "45-60 hari", true],
		["Web Application", "Rp 12.000.000", "Rp 16.000.000", "Hemat 25%", "30-45 hari", false],
		["Website Maintenance", "Rp 500.000 / bulan", undefined, undefined, "Berkelanjutan", false],
	] as const) {
		const card = page.getByRole("article", { name });
		for (const text of [price, delivery, "Pesan Sekarang", /^\+[123] fitur lainnya$/])
			await expect(card.getByText(text, { exact: true }).first(), `${name}: ${text}`).toBeVisible();
		await expect(card.locator("del")).toHaveText(was ? [was] : []);
		await expect(card.getByText(/Hemat/)).toHaveText(saving ? [saving] : []);
		await expect(card.getByText("POPULER")).toHaveCount(isPopular ? 1 : 0);
	}
});

test("cards beside each other keep prices and buttons on one line", async ({ page }) => {
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

test("'Pesan Sekarang' opens a chat with service and price in a new tab", async ({ page }) => {
	await page.goto("/store");
	const order = page.getByRole("article", { name: "Landing Page Premium" }).getByRole("link", { name: "Pesan Sekarang" });
	const orderUrl = new URL((await order.getAttribute("href")) as string);
	expect(orderUrl.origin).toBe("https://wa.me");
	expect(orderUrl.pathname).toMatch(/^\/\d{8,15}$/);
	expect(orderUrl.searchParams.get("text")).toContain("Landing Page Premium");
	expect(orderUrl.searchParams.get("text")).toContain("Rp 2.500.000");
	await expect(order).toHaveAttribute("target", "_blank");
});

test("'Mengapa Memilih Kami?', and 'Konsultasi Gratis' leads to the contact form", async ({ page }) => {
	await page.goto("/store");
	await expect(page.getByRole("heading", { name: "Mengapa Memilih Kami?" })).toBeVisible();
	await page.getByRole("link", { name: "Konsultasi Gratis" }).click();
	await expect(page).toHaveURL(/\/contact$/);
	await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});

test("the files of the page are named in its document, and every script comes once", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => request.url().endsWith(".js") && scripts.push(new URL(request.url()).pathname));
	const html = await (await page.goto("/store"))?.text();
	const named = [...(html ?? "").matchAll(/(?:src|href)="([^"]+\.js)" integrity="sha256-/g)].map(([, url]) => url);
	expect(named.filter((url) => url?.includes("public-store"))).toHaveLength(1);
	expect(named.filter((url) => url?.includes("public-hire"))).toEqual([]);
	expect(scripts).toEqual([...new Set(scripts)]);
	expect(scripts).toEqual(expect.arrayContaining(named));
});

test("when a page's scripts do not load, Retry loads the page", async ({ page, allowConsole }) => {
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
