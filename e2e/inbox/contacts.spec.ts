import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createRestClient, message } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
async function open(page: Page, query = "") {
	await page.goto(`/admin/contacts${query}`);
	await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
}

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

test("contacts: typing is not interrupted by responses, and no letter is lost on a slow processor", async ({ page, site }) => {
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

test("contacts: Back to an earlier search restores its words in the box", async ({ page, site }) => {
	await createRestClient(site.url).insert(
		"contacts",
		Array.from({ length: 30 }, (_, index) => message({ subject: `Back ${index}` })),
	);
	await open(page, "?q=back");
	await page.getByRole("link", { name: "Next page" }).click();
	await page.getByRole("searchbox").fill("back 29");
	await expect(page.getByText("1–1 of 1")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("searchbox")).toHaveValue("back");
	await expect(page.getByText("1–25 of 30")).toBeVisible();
});
