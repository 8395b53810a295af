import { backendOf } from "../fixtures/backendOf.ts";
import { axeViolations } from "../fixtures/page/axeViolations.ts";
import { horizontalOverflow } from "../fixtures/page/horizontalOverflow.ts";
import { createRestClient } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const languages = [
	{
		language: "id",
		chosen: "Indonesian",
		quote: "Penawaran",
		name: "Nama Anda",
		accept: "Setuju",
		agreed: "Disepakati",
		paid: "Dibayar",
		hasScript: false,
	},
	{
		language: "en",
		chosen: "English",
		quote: "Quote",
		name: "Your name",
		accept: "Accept",
		agreed: "Agreed",
		paid: "Paid",
		hasScript: true,
	},
] as const;

for (const words of languages) {
	test(`from a service's card to a paid invoice, in ${words.chosen}, ${words.hasScript ? "with" : "without"} the client's script`, async ({
		page,
		site,
		browser,
	}) => {
		const rows = createRestClient(site.url);
		await rows.change("site_settings", "id=eq.site", { chat_number: "" });
		const client = await browser.newPage({ baseURL: site.url, javaScriptEnabled: words.hasScript });
		const sender = `Sari ${words.chosen}`;

		await client.goto("/store");
		await client
			.getByRole("link", { name: /Pesan Sekarang/ })
			.first()
			.click();
		await expect(client.getByLabel("Subject")).toHaveValue(/^Pesanan: /);
		await client.getByRole("textbox", { name: "Name" }).fill(sender);
		await client.getByRole("textbox", { name: "Email" }).fill("sari@example.com");
		await client.getByLabel("Message").fill("Untuk kedai kopi saya.");
		await client.getByRole("button", { name: "Send Message" }).click();
		await expect(client.getByRole("status")).toContainText("Message sent");

		await page.goto("/admin/contacts");
		await page.getByRole("link", { name: sender }).first().click();
		await page.getByRole("link", { name: "Write a quote" }).click();
		await expect(page.getByLabel("Client name")).toHaveValue(sender);
		await page.getByLabel("Title").fill("Kopi Sari");
		await page.getByLabel("Language").selectOption(words.language);
		await page.getByLabel("Service").first().selectOption("landing-page-premium");
		await expect(page.getByLabel("Unit price")).toHaveValue("2.500.000");
		await page.getByLabel("Quantity").fill("1,5");
		await page.getByLabel("Discount").fill("50.000");
		await expect(page.getByText("Rp 3.700.000").first()).toBeVisible();
		await page.getByLabel("Terms").fill("Dua putaran revisi.");
		await page.getByRole("button", { name: "Add time" }).click();
		await page.getByLabel("Day", { exact: true }).fill("2030-01-05");
		await page.getByLabel("Time", { exact: true }).fill(words.hasScript ? "10:00" : "11:00");
		await page.getByRole("button", { name: "Copy link" }).click();
		const link = await page.getByRole("textbox", { name: "Link for the client" }).inputValue();
		expect(link).toMatch(/\/quote\/[\w-]{43}$/);

		await client.goto(link);
		await expect(client.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${words.quote} \\d{4}-\\d{3}$`));
		await client.getByLabel(words.name).fill(sender);
		await client.getByRole("radio").first().check();
		await client.getByRole("button", { name: words.accept }).click();
		await expect(client.getByRole("status")).toContainText(words.agreed);
		expect(client.url()).toBe(link);

		await page.reload();
		await expect(page.getByText(sender).first()).toBeVisible();
		await page.getByRole("button", { name: "Create invoice" }).click();
		await page.getByRole("dialog").getByLabel("Amount").fill("50");
		await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
		await page.getByRole("button", { name: "Mark as paid" }).click();
		await expect(page.getByRole("button", { name: "Mark as paid" })).toHaveCount(0);
		await client.goto(link);
		await expect(client.getByRole("row", { name: /INV-\d{4}-\d{3}/ })).toContainText(words.paid);
		await expect(client.getByRole("row", { name: /INV-/ })).toContainText("Rp 1.850.000");
		await client.close();
	});
}

const longUrl = `https://kedai.example/${"ketentuan".repeat(9)}`;

const draft = {
	client_name: "Sari Dewi",
	client_email: "sari@example.com",
	title: "Kopi Sari",
	language: "id",
	lines: [{ title: "Landing Page", description: longUrl, quantity: 1, unit_price: 2_500_000 }],
	terms: `Ketentuan: ${longUrl}`,
	payment: longUrl,
	valid_until: "2029-12-31",
};

test("a quote's page is accessible in both themes and at 320 px, needs only its two scripts, and is kept by nobody", async ({
	page,
	site,
	allowConsole,
}) => {
	const rows = createRestClient(site.url);
	const [quote] = await rows.insert("quotes", draft);
	const { url, admin } = await backendOf(site.url);
	const sent = await page.request.post(`${url}/rest/v1/rpc/send_quote`, { headers: admin, data: { quote: quote?.id } });
	const { token } = (await sent.json()) as { token: string };
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.resourceType()));
	const response = await page.request.get(`/quote/${token}`);
	expect(response.headers()).toMatchObject({
		"cache-control": "no-store",
		"referrer-policy": "no-referrer",
		"x-robots-tag": "noindex",
	});
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		for (const width of [320, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(`/quote/${token}`, { waitUntil: "load" });
			await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
			expect(await horizontalOverflow(page)).toBe(0);
			expect(await axeViolations(page, "best-practice")).toEqual([]);
		}
	}
	expect(site.output()).not.toContain(token);
	for (const path of ["/sitemap.xml", "/rss.xml", "/search.json"]) {
		expect(await (await page.request.get(path)).text()).not.toContain("/quote/");
	}
	expect((await page.request.get(`/quote/${token}/call.ics`)).status()).toBe(404);
	allowConsole(/status of 404/);
	for (const path of [`/quote/${token.slice(1)}`, `/quote/${token}/other`]) {
		expect((await page.goto(path))?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("banner").getByRole("link", { name: "Projects" })).toBeVisible();
		await expect(page.getByRole("banner").getByRole("button", { name: /theme/i })).toBeHidden();
	}
	for (const kind of ["script", "fetch", "xhr"]) expect(requested).not.toContain(kind);
});
