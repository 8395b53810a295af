import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { essay, project } from "../fixtures/page/drafts.ts";
import { createRestClient, message } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";
import { sessionKey } from "../fixtures/storedSession.ts";

type Open = (page: Page, rows: ReturnType<typeof createRestClient>, allowConsole: (pattern: RegExp) => void) => Promise<Locator>;

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

/** How to open every modal of the product, by the file that renders it. */
const modals: Record<string, Open> = {
	"remote-public/src/layout/palette/Palette.tsx": async (page) => {
		await page.goto("/store");
		await page.keyboard.press("Control+k");
		return dialog(page, "Command palette");
	},
	"remote-public/src/content/ImageDialog.tsx": async (page) => {
		await page.goto("/essays/what-tea-terraces-know-about-caching");
		await page
			.getByRole("link", { name: /^Open image/ })
			.first()
			.press("Enter");
		return page.getByRole("dialog");
	},
	"remote-admin/src/palette/AdminPalette.tsx": async (page) => {
		await openAdmin(page);
		await page.keyboard.press("Control+k");
		return dialog(page, "Command palette");
	},
	"remote-admin/src/layout/menu/Drawer.tsx": async (page) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await openAdmin(page);
		await page.getByRole("button", { name: "Menu" }).click();
		return dialog(page, "Menu");
	},
	"remote-admin/src/mutations/DeleteDialog.tsx": async (page, rows) => {
		await rows.send("contacts", message({ subject: "Asked about" }));
		await page.goto("/admin/contacts?q=asked+about");
		await page.getByRole("button", { name: "Delete", exact: true }).first().click();
		return dialog(page, /^Delete/);
	},
	"remote-admin/src/table/useBulk.tsx": async (page, rows) => {
		const titles = Array.from({ length: 30 }, (_, at) => `Found with others ${at}`);
		await rows.insert(
			"essays",
			titles.map((title) => essay({ title })),
		);
		await page.goto("/admin/essays?q=found+with+others");
		await page.getByRole("checkbox", { name: "Select all on this page" }).check();
		const bar = page.getByRole("region", { name: "Chosen entries" });
		await bar.getByRole("button", { name: "Select all 30 found" }).click();
		await bar.getByRole("button", { name: "Publish", exact: true }).click();
		return dialog(page, "Publish 30 essays?");
	},
	"remote-admin/src/dashboard/RemoveSample.tsx": async (page) => {
		await openAdmin(page);
		await page.getByRole("button", { name: /^Remove \d+ examples/ }).click();
		return dialog(page, /^Remove \d+ examples\?$/);
	},
	"remote-admin/src/enquiries/InboxDialog.tsx": async (page, rows) => {
		await rows.send("contacts", message({ subject: "Looked at" }));
		await page.goto("/admin/contacts?q=looked+at");
		await page.getByRole("link", { name: "View", exact: true }).first().click();
		return page.getByRole("dialog");
	},
	"remote-admin/src/sign-in/session/SignInDialog.tsx": async (page, rows, allowConsole) => {
		await write(page, rows, "Signs in again");
		const key = await sessionKey(page);
		await page.evaluate((storageKey) => localStorage.removeItem(storageKey), key);
		await page.getByRole("button", { name: "Update & Publish" }).click();
		allowConsole(/status of 401/);
		return dialog(page, "Sign in to go on");
	},
	"remote-admin/src/sign-in/session/SignOutEverywhere.tsx": async (page) => {
		await page.goto("/admin/profile");
		await page.getByRole("button", { name: "Sign out everywhere" }).click();
		return dialog(page, "Sign out everywhere?");
	},
	"remote-admin/src/sign-in/session/LogoutDialog.tsx": async (page, rows) => {
		await write(page, rows, "Is left by Logout");
		await page.getByRole("button", { name: "Logout" }).click();
		return dialog(page, "Keep unsaved texts on this device?");
	},
	"remote-admin/src/drafts/LeaveGuard.tsx": async (page, rows) => {
		await write(page, rows, "Is left");
		await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Jobs" }).click();
		return dialog(page, "Leave without saving?");
	},
	"remote-admin/src/publications/schedule/ScheduleMenu.tsx": async (page) => {
		await page.goto("/admin/essays/new");
		await page.getByRole("button", { name: "Schedule" }).click();
		return dialog(page, "Publish later");
	},
	"remote-admin/src/drafts/history/HistoryDialog.tsx": async (page, rows) => {
		await write(page, rows, "Has a history");
		await page.getByRole("button", { name: "History" }).click();
		return dialog(page, "History");
	},
	"remote-admin/src/drafts/conflict/Comparison.tsx": async (page, rows) => {
		await write(page, rows, "Is in conflict");
		await rows.change("essays", "id=eq.is-in-conflict", { content: "Theirs." });
		await page.getByRole("button", { name: "Update & Publish" }).click();
		return dialog(page, "This essay changed somewhere else");
	},
	"remote-admin/src/people/PersonData.tsx": async (page, rows) => {
		await openQuote(page, rows);
		await page.getByRole("button", { name: "Delete all data…" }).click();
		return dialog(page, "Delete all data?");
	},
	"remote-admin/src/quotes/QuoteScreen.tsx": async (page, rows) => {
		await openQuote(page, rows);
		await page.getByRole("button", { name: "Withdraw" }).click();
		return dialog(page, "Withdraw quote?");
	},
	"remote-admin/src/quotes/InvoiceDialog.tsx": async (page, rows) => {
		const { id, token } = await openQuote(page, rows);
		await page.goto(`/quote/${token}`);
		await page.getByLabel("Nama Anda").fill("Sari Dewi");
		await page.getByRole("button", { name: "Setuju" }).click();
		await expect(page.getByRole("status")).toContainText("Disepakati");
		await page.goto(`/admin/quotes/${id}`);
		await page.getByRole("button", { name: "Create invoice" }).click();
		return dialog(page, "Create invoice");
	},
	"remote-admin/src/quotes/SendDialog.tsx": async (page, rows) => {
		const [quote] = await rows.insert("quotes", quoteDraft);
		await page.goto(`/admin/quotes/${quote?.id}`);
		await page.getByRole("button", { name: "Send", exact: true }).click();
		return dialog(page, "Send quote?");
	},
};

const quoteDraft = {
	client_name: "Sari Dewi",
	client_email: "sari@example.com",
	title: "Kopi Sari",
	language: "id",
	lines: [{ title: "Landing Page", quantity: 1, unit_price: 2_500_000 }],
	valid_until: "2029-12-31",
};

/** Opens a sent quote. */
async function openQuote(page: Page, rows: ReturnType<typeof createRestClient>) {
	const [quote] = await rows.insert("quotes", quoteDraft);
	const id = quote?.id as string;
	const { token } = (await rows.insert("rpc/send_quote", { quote: id })) as unknown as { token: string };
	await page.goto(`/admin/quotes/${id}`);
	return { id, token };
}

async function openAdmin(page: Page) {
	await page.goto("/admin");
	await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
}

/** Writes into a stored essay without saving it. */
async function write(page: Page, rows: ReturnType<typeof createRestClient>, title: string) {
	await rows.insert("essays", essay({ title }));
	await page.goto(`/admin/essays/${title.toLowerCase().replaceAll(" ", "-")}/edit`);
	const content = page.getByLabel("Content", { exact: true });
	await expect(content).toHaveValue(/sack\.$/);
	await content.press("Control+End");
	await content.pressSequentially(" More.");
}

test("every file that renders a modal is tested below", () => {
	const root = fileURLToPath(new URL("../../", import.meta.url));
	const makesModal = /^import (?!type).* from "@site\/shared-ui\/(?:Dialog|ConfirmDialog|CommandPalette|Drawer)"|\.showModal\(/m;
	const files = ["shell/browser", "remote-public/src", "remote-admin/src"].flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".tsx") && !/\.(?:test|stories)\.tsx$/.test(file))
			.map((file) => join(root, folder, file))
			.filter((file) => makesModal.test(readFileSync(file, "utf8"))),
	);
	expect(files.map((file) => relative(root, file)).sort()).toEqual(Object.keys(modals).sort());
});

for (const [file, open] of Object.entries(modals)) {
	test(`ten Tabs and ten Shift+Tabs stay inside: ${file}`, async ({ page, site, allowConsole }) => {
		const modal = await open(page, createRestClient(site.url), allowConsole);
		await expect(modal).toBeVisible();
		await expect.poll(() => hasFocus(modal)).toBe(true);
		const escapedFocus = await modal.evaluateHandle((element) => {
			const found: string[] = [];
			element.addEventListener("focusout", (event) => {
				const next = (event as FocusEvent).relatedTarget;
				if (!element.contains(next as Node | null)) found.push(next ? (next as Element).outerHTML : "the browser");
			});
			return found;
		});
		// One after the other without a pause, faster than any visitor.
		for (const key of ["Tab", "Shift+Tab"]) for (let press = 1; press <= 10; press++) await page.keyboard.press(key);
		expect(await escapedFocus.jsonValue(), "where the focus went").toEqual([]);
		expect(await hasFocus(modal)).toBe(true);
		await expect(modal).toBeVisible();
	});
}

const hasFocus = (modal: Locator) => modal.evaluate((element) => element.contains(document.activeElement));

test("a menu is not modal: Tab closes it", async ({ page, site }) => {
	await createRestClient(site.url).insert("projects", project({ title: "Has a menu" }));
	await page.goto("/admin/projects?q=has+a+menu");
	await page.getByRole("button", { name: "More" }).first().click();
	await expect(page.getByRole("menu")).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("menu")).toBeHidden();
});
