import { expect, test } from "@playwright/test";
import { defaultSettings } from "../../shared-data/src/settings/defaultSettings.ts";
import { type AdminClient, asAdmin } from "../fixtures/asAdmin.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";

/** Visitors see the admin's settings for the whole site with the next request. */

/** Serial: all tests use the settings of one site. */
test.describe.configure({ mode: "serial" });

let site: RunningSite;
let admin: AdminClient;

test.beforeAll(async () => {
	test.setTimeout(240_000);
	site = await startSite();
	admin = await asAdmin(site.url);
});
test.afterAll(() => site?.stop());

const set = (values: Record<string, unknown>) => admin.change("site_settings", { id: "site" }, values);
const read = async (path: string) => (await fetch(site.url + path)).text();

test("footer, contact page, lists, feeds, metadata and colours follow the settings at the next request", async ({ page }) => {
	const pages = ["/", "/contact", "/essays", "/projects", "/rss.xml", "/feed.json", "/data/essays.json"];
	await Promise.all(pages.map(read));
	await set({
		default_title: "Kedai Raka",
		default_description: "Situs untuk warung.",
		version_badge: "v9",
		city: "New York",
		time_zone: "America/New_York",
		chat_number: "12125550100",
		hours: "8 to 5, New York",
		social: [
			{ kind: "email", label: "Write", url: "mailto:raka@kedai.example" },
			{ kind: "mastodon", label: "Mastodon", url: "https://social.example/@raka" },
			{ kind: "link", label: "Blog", url: "https://blog.example/" },
		],
		leads: { projects: "Things I made.", essays: "Things I wrote." },
		home_sections: ["work", "about"],
		accent: "plum",
		favicon: "/sample/portrait.webp",
		share_image: "/icon-512.png",
	});
	const [home, contact, essays, projects, rss, json] = (await Promise.all(pages.map(read))) as string[];
	for (const html of [home, contact, essays, projects])
		for (const text of [
			"v9",
			"https://social.example/@raka",
			'aria-label="Blog"',
			'<link rel="icon" href="/sample/portrait.webp">',
		])
			expect(html).toContain(text);
	expect(home).toContain("<title>Kedai Raka</title>");
	expect(home).not.toContain("CURRENTLY");
	expect(home?.indexOf("RECENT WORK")).toBeLessThan(home?.indexOf("ABOUT") ?? 0);
	expect(contact).toContain("8 to 5, New York");
	expect(contact).toContain("mailto:raka@kedai.example");
	expect(contact).toContain("https://wa.me/12125550100");
	for (const text of [essays, rss, json]) expect(text).toContain("Things I wrote.");
	expect(projects).toContain("Things I made.");

	await page.goto(`${site.url}/`);
	const clock = page.getByRole("contentinfo").locator("time");
	const now = new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", hour: "2-digit", minute: "2-digit" });
	await expect
		.poll(async () => [now.format(), now.format(Date.now() - 60_000)].includes((await clock.textContent()) ?? ""))
		.toBe(true);
	await expect(page.getByRole("contentinfo").getByText(/°C New York$/)).toBeVisible();
	await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", `${site.url}/icon-512.png`);
	await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", "Situs untuk warung.");
	const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
	expect(["#8a2f6b", "#ee93cc"]).toContain(await accent());
	await expect(page.locator("html")).toHaveAttribute("data-accent", "plum");
	const person = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}");
	expect(person.sameAs).toEqual(["https://social.example/@raka", "https://blog.example/"]);
});

test("the store has the texts of the settings", async ({ page }) => {
	await set({
		store: {
			...defaultSettings.store,
			title: "Toko",
			note: "",
			reasons: { title: "Mengapa di sini?", items: [{ title: "Dekat", text: "Di ujung gang." }] },
			consultation: { title: "Ragu?", text: "", action: "Tanya saja" },
		},
	});
	await page.goto(`${site.url}/store`);
	await expect(page.getByRole("heading", { level: 1, name: "Toko" })).toBeVisible();
	await expect(page.getByRole("region", { name: "Mengapa di sini?" }).getByRole("listitem")).toHaveText(/Dekat.*Di ujung gang/);
	await expect(page.getByRole("heading", { name: "Ragu?" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Tanya saja" })).toHaveAttribute("href", "/contact");
	await expect(page.getByRole("link", { name: "Pesan Sekarang" }).first()).toHaveAttribute("href", /wa\.me\/12125550100/);
});

test("an empty setting leaves no trace on the pages", async ({ page }) => {
	await set({
		version_badge: "",
		chat_number: "",
		hours: "",
		social: [],
		leads: { projects: "", essays: "" },
		home_sections: [],
	});
	await page.goto(`${site.url}/contact`);
	await expect(page.getByRole("term")).toHaveText(["Project?"]);
	await page.goto(`${site.url}/essays`);
	await expect(page.getByText("Things I wrote.")).toHaveCount(0);
	await page.goto(`${site.url}/`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
	await expect(page.getByRole("contentinfo").getByText("v9")).toHaveCount(0);
});
