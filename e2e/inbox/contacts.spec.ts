import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createRestClient, message } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const counter = (page: Page, label: string) => page.getByRole("list", { name: "Counters" }).getByText(label, { exact: true });
const countOf = async (page: Page, label: string) =>
	Number((await counter(page, label).locator("..").innerText()).replace(/\D+/g, ""));

async function open(page: Page, query = "") {
	await page.goto(`/admin/contacts${query}`);
	await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
}

test("contacts: rows show name, status, e-mail, subject, message and the time of receipt; the counters count all messages", async ({
	page,
	site,
}) => {
	const rows = createRestClient(site.url);
	await rows.send("contacts", message({ subject: "Rows and counters" }));
	await open(page, "?q=rows+and+counters");
	const line = row(page, "Rows and counters");
	for (const text of ["Ratna Dewi", "Unread", "ratna@kopi.example", "Halo Mas Raka"]) await expect(line).toContainText(text);
	await expect(line).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} • \d{1,2}:\d{2} [AP]M/);
	await expect(counter(page, "Replied")).toBeVisible();
	const all = await rows.find("contacts", "select=status");
	await page.reload();
	await expect.poll(() => countOf(page, "Total")).toBeGreaterThanOrEqual(all.length);
	const total = await countOf(page, "Total");
	expect(total).toBe((await countOf(page, "Unread")) + (await countOf(page, "Read")) + (await countOf(page, "Replied")));
});

test("contacts: search over name, e-mail and subject, and the status filter, are in the URL and run in the database", async ({
	page,
	site,
}) => {
	const rows = createRestClient(site.url);
	await rows.send("contacts", message({ name: "Searched Name", subject: "One" }));
	await rows.send("contacts", message({ email: "searched@mail.example", subject: "Two" }));
	await rows.send("contacts", message({ subject: "Searched subject" }));
	await rows.change("contacts", "subject=eq.Two", { status: "replied" });
	await open(page);
	const searchRequest = page.waitForRequest(
		(request) => request.url().includes("/rest/v1/contacts") && /searched/i.test(request.url()),
	);
	await page.getByRole("searchbox").fill("SEARCHED");
	expect((await searchRequest).url()).toContain("limit=25");
	await expect(page).toHaveURL(/\?q=SEARCHED$/);
	await expect(row(page, "Searched Name")).toBeVisible();
	await expect(row(page, "searched@mail.example")).toBeVisible();
	await expect(row(page, "Searched subject")).toBeVisible();
	await page.getByRole("combobox", { name: "Status" }).selectOption("Replied");
	await expect(row(page, "Searched Name")).toHaveCount(0);
	await expect(row(page, "searched@mail.example")).toBeVisible();
	await expect(page).toHaveURL(/q=SEARCHED&status=replied/);
	await page.reload();
	await expect(page.getByRole("searchbox")).toHaveValue("SEARCHED");
	await expect(row(page, "searched@mail.example")).toBeVisible();
	await page.getByRole("searchbox").fill("nothing is called this");
	await expect(page.getByText("No messages found")).toBeVisible();
	await expect(page.getByText("Try adjusting your search or filter.")).toBeVisible();
});

test("contacts: opening the view of an unread message shows its full text and sets it to read; Escape closes and the focus returns", async ({
	page,
	site,
}) => {
	const rows = createRestClient(site.url);
	await rows.send("contacts", message({ subject: "Open & read me", message: "First line\n\nSecond line" }));
	await open(page, "?q=open+%26+read");
	const view = row(page, "Open & read me").getByRole("link", { name: "View" });
	await view.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Open & read me" });
	await expect(dialog).toContainText("Second line");
	await expect(dialog.getByRole("link", { name: "ratna@kopi.example" })).toHaveAttribute("href", /^mailto:ratna@kopi\.example/);
	const reply = new URL((await dialog.getByRole("link", { name: "Reply via Email" }).getAttribute("href")) ?? "");
	expect([reply.protocol, reply.pathname, reply.searchParams.get("subject")]).toEqual([
		"mailto:",
		"ratna@kopi.example",
		"Re: Open & read me",
	]);
	await expect(dialog.getByText("Read", { exact: true })).toBeVisible();
	await expect
		.poll(async () => (await rows.find("contacts", `subject=eq.${encodeURIComponent("Open & read me")}`))[0]?.status)
		.toBe("read");
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(view).toBeFocused();
});

test("contacts: an unread message stays unread when setting it to read fails, and a notice says so", async ({
	page,
	site,
	allowConsole,
}) => {
	const rows = createRestClient(site.url);
	await rows.send("contacts", message({ subject: "Stays unread" }));
	await open(page, "?q=stays+unread");
	await page.route("**/rest/v1/contacts**", (route) =>
		route.request().method() === "PATCH" ? route.abort("connectionrefused") : route.continue(),
	);
	await row(page, "Stays unread").getByRole("link", { name: "View" }).click();
	await expect(page.getByRole("dialog", { name: "Stays unread" })).toBeVisible();
	await expect(page.getByText(/could not be marked as read/)).toBeVisible();
	expect((await rows.find("contacts", "subject=eq.Stays unread"))[0]?.status).toBe("unread");
	allowConsole(/ERR_CONNECTION_REFUSED/);
});

test("contacts: Mark Replied in the row and Mark as Replied in the dialog set replied from any state", async ({ page, site }) => {
	const rows = createRestClient(site.url);
	await rows.send("contacts", message({ subject: "Replied in the row" }));
	await rows.send("contacts", message({ subject: "Replied in the dialog" }));
	await open(page, "?q=replied+in+the");
	await row(page, "Replied in the row").getByRole("button", { name: "Mark Replied" }).click();
	await expect(row(page, "Replied in the row")).toContainText("Replied");
	await row(page, "Replied in the dialog").getByRole("link", { name: "View" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Mark as Replied" }).click();
	await expect.poll(async () => (await rows.find("contacts", "subject=like.Replied in the*&status=eq.replied")).length).toBe(2);
	await expect(page.getByRole("dialog").getByRole("button", { name: "Mark as Replied" })).toHaveCount(0);
});

test("contacts: delete asks in the specified words with the focus on Cancel; cancelling keeps, confirming removes", async ({
	page,
	site,
}) => {
	const rows = createRestClient(site.url);
	await rows.send("contacts", message({ subject: "To be deleted" }));
	await open(page, "?q=to+be+deleted");
	await row(page, "To be deleted").getByRole("button", { name: "Delete" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText("Are you sure you want to delete this contact message? This action cannot be undone.");
	await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(dialog).toHaveCount(0);
	expect(await rows.find("contacts", "subject=eq.To be deleted")).toHaveLength(1);
	await row(page, "To be deleted").getByRole("button", { name: "Delete" }).click();
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("No messages found")).toBeVisible();
	expect(await rows.find("contacts", "subject=eq.To be deleted")).toHaveLength(0);
});

test("contacts: a list that cannot be loaded is an alert with Retry, not an empty inbox", async ({ page, allowConsole }) => {
	await page.route("**/rest/v1/contacts?*limit=25*", (route) => route.fulfill({ status: 503, body: "{}" }));
	await page.goto("/admin/contacts");
	const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
	await expect(alert).toBeVisible();
	await expect(page.getByText(/No contact messages yet|No messages found/)).toHaveCount(0);
	await page.unroute("**/rest/v1/contacts?*limit=25*");
	await alert.getByRole("button", { name: "Retry" }).click();
	await expect(alert).toHaveCount(0);
	allowConsole(/status of 503/);
});

test("contacts: the export contains every message and no formula that a spreadsheet would run", async ({ page, site }) => {
	await createRestClient(site.url).send(
		"contacts",
		message({ name: '=HYPERLINK("http://evil.example")', subject: 'He said "no"' }),
	);
	await open(page);
	const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export CSV" }).click()]);
	expect(download.suggestedFilename()).toMatch(/^contacts-\d{4}-\d{2}-\d{2}\.csv$/);
	const text = await readFile(await download.path(), "utf8");
	expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
	expect(text).toContain('"He said ""no"""');
});

test("contacts: thirty messages come in pages of 25; the page is in the URL and Back returns", async ({ page, site }) => {
	await createRestClient(site.url).insert(
		"contacts",
		Array.from({ length: 30 }, (_, index) => message({ subject: `Paged ${index}` })),
	);
	await open(page, "?q=paged");
	await expect(page.getByText("1–25 of 30")).toBeVisible();
	await page.getByRole("link", { name: "Next page" }).click();
	await expect(page.getByText("26–30 of 30")).toBeVisible();
	await expect(page).toHaveURL(/page=2/);
	await page.goBack();
	await expect(page.getByText("1–25 of 30")).toBeVisible();
	await page.getByRole("checkbox", { name: "Select all on this page" }).check();
	const bar = page.getByRole("region", { name: "Chosen entries" });
	await expect(bar).toContainText("25 selected");
	await bar.getByRole("button", { name: "Mark as read" }).click();
	await expect(page.getByText("25 messages are marked as read.")).toBeVisible();
});

test("contacts: with the keyboard alone a message is found, read and left", async ({ page, site }) => {
	await createRestClient(site.url).send("contacts", message({ subject: "Only keys" }));
	await open(page);
	await page.keyboard.press("/");
	await expect(page.getByRole("searchbox")).toBeFocused();
	await page.keyboard.type("only keys");
	await expect(page.getByRole("row")).toHaveCount(2);
	for (let presses = 0; presses < 20; presses++) {
		if (
			await row(page, "Only keys")
				.getByRole("link", { name: "View" })
				.evaluate((link) => link === document.activeElement)
		)
			break;
		await page.keyboard.press("Tab");
	}
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Only keys" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("contacts: typing goes on while answers arrive, and no letter is lost on a slow processor", async ({ page, site }) => {
	await createRestClient(site.url).send("contacts", message({ subject: "Typed letter by letter" }));
	await open(page);
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await page.getByRole("searchbox").pressSequentially("typed letter by letter", { delay: 220 });
	await expect(page.getByRole("searchbox")).toHaveValue("typed letter by letter");
	await expect(page).toHaveURL(/q=typed\+letter\+by\+letter$/);
	await expect(row(page, "Typed letter by letter")).toBeVisible();
	await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	await page.getByRole("button", { name: "Clear filters" }).click();
	await expect(page.getByRole("searchbox")).toHaveValue("");
	await expect(page).toHaveURL(/contacts$/);
});

test("contacts: Back to an earlier search brings its words back into the box", async ({ page, site }) => {
	await createRestClient(site.url).insert(
		"contacts",
		Array.from({ length: 30 }, (_, index) => message({ subject: `Back ${index}` })),
	);
	await open(page, "?q=back");
	await page.getByRole("link", { name: "Next page" }).click();
	await page.getByRole("searchbox").fill("back 7");
	await expect(page.getByText("1–1 of 1")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("searchbox")).toHaveValue("back");
	await expect(page.getByText("1–25 of 30")).toBeVisible();
});
