import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { horizontalOverflow } from "../fixtures/page/horizontalOverflow.ts";
import { createRestClient, hireRequest, message } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";
import { admin } from "../fixtures/startSite.ts";
import { invalidateSession } from "../fixtures/storedSession.ts";

const newNote = (page: Page) => page.getByRole("textbox", { name: "New note" });
const section = (page: Page, name: string) => page.getByRole("dialog").getByRole("region", { name });
/** The day in Jakarta some days from now, yyyy-mm-dd. */
const dayIn = (days: number) =>
	new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" }).format(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

async function expectToFit(page: Page) {
	await page.setViewportSize({ width: 320, height: 800 });
	expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
}

/** Sends a message or a request and opens its dialog; returns its row. */
async function open(page: Page, rows: ReturnType<typeof createRestClient>, table: "contacts" | "hire_projects", row: object) {
	await rows.send(table, row);
	const [[column = "", value] = []] = Object.entries(row);
	const [stored] = await rows.find(table, `${column}=eq.${encodeURIComponent(String(value))}&order=created_at.desc`);
	const path = table === "contacts" ? `contacts?message=${stored?.id}` : `hire-projects?request=${stored?.id}`;
	await page.goto(`/admin/${path}`);
	await page.getByRole("dialog").getByRole("button", { name: "Follow-up, notes and history", expanded: false }).click();
	return stored as Record<string, string>;
}
const notesOf = async (rows: ReturnType<typeof createRestClient>, id: string | undefined) =>
	(await rows.find("enquiry_notes", `entity_id=eq.${id}&order=created_at`)).map(({ body }) => body);

test("enquiries: a note is written by the keyboard alone, kept over a failed save, Escape and a reload, stored, changed and removed", async ({
	page,
	site,
	allowConsole,
}) => {
	const rows = createRestClient(site.url);
	const { id } = await open(page, rows, "contacts", message({ name: "Noted One", subject: "Is noted" }));
	await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).focus();
	await page.keyboard.press("Tab");
	await expect(newNote(page)).toBeFocused();
	await page.route("**/rest/v1/enquiry_notes**", (route) =>
		route.request().method() === "POST" ? route.abort("connectionrefused") : route.continue(),
	);
	await page.keyboard.type("jk Calls **back** <script>alert(1)</script>");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert").filter({ hasText: "Not saved." })).toContainText("Your text is kept on this device.");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.reload();
	await page.goto(`/admin/contacts?message=${id}`);
	await expect(newNote(page)).toHaveValue(/^jk Calls \*\*back\*\*/);
	expect(await notesOf(rows, id)).toEqual([]);

	await page.unroute("**/rest/v1/enquiry_notes**");
	await newNote(page).press("Control+Enter");
	const note = section(page, "Notes").getByRole("listitem");
	await expect(note.locator("strong")).toHaveText("back");
	await expect(note.locator("script")).toHaveCount(0);
	await expect(newNote(page)).toHaveValue("");
	expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);

	await note.getByRole("button", { name: "Change" }).press("Enter");
	await page.keyboard.press("Control+A");
	await page.keyboard.type("Called");
	await page.keyboard.press("Control+Enter");
	await expect.poll(() => notesOf(rows, id)).toEqual(["Called"]);
	await note.getByRole("button", { name: "Remove…" }).press("Enter");
	await expect(note.getByRole("button", { name: "Keep" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(note).toHaveCount(0);
	await expect(newNote(page)).toBeFocused();
	expect(await notesOf(rows, id)).toEqual([]);
	allowConsole(/ERR_CONNECTION_REFUSED/);
});

test("enquiries: a note survives an ended session; signing in again stores it", async ({ page, site, allowConsole }) => {
	const rows = createRestClient(site.url);
	const { id } = await open(page, rows, "contacts", message({ name: "Noted Two", subject: "Session ends" }));
	await expect(section(page, "What happened")).toContainText("Read");
	// A list that is read again without a session replaces the dialog with its error.
	await page.waitForLoadState("networkidle");
	await newNote(page).fill("Written before the session ended");
	await invalidateSession(page);
	await page.getByRole("button", { name: "Add note" }).click();
	const again = page.getByRole("dialog", { name: "Sign in to go on" });
	await again.getByLabel("Password", { exact: true }).fill(admin.password);
	await again.getByRole("button", { name: "Sign In" }).click();
	await expect(section(page, "Notes").getByRole("listitem")).toContainText("Written before the session ended");
	expect(await notesOf(rows, id)).toEqual(["Written before the session ended"]);
	allowConsole(/status of 40[01]/);
});

test("enquiries: a follow-up is on the dashboard from its day on in the site's time zone, opens its entry, and Done clears it", async ({
	page,
	site,
}) => {
	const rows = createRestClient(site.url);
	const row = hireRequest({ client_name: "Due Client", project_type: "API Development" });
	const { id } = await open(page, rows, "hire_projects", row);
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Follow-up").and(dialog.locator("input")).fill(dayIn(2));
	await dialog.getByLabel("Value").fill("45000000");
	await expect(dialog.getByText("Unsaved changes")).toBeVisible();
	await dialog.getByRole("button", { name: "Save", exact: true }).click();
	await expect(section(page, "What happened")).toContainText("Follow-up set for");
	await expect(dialog.getByText("Unsaved changes")).toHaveCount(0);
	expect(await rows.find("hire_projects", `id=eq.${id}`)).toMatchObject([{ follow_up_on: dayIn(2), value: 45_000_000 }]);

	await page.goto("/admin");
	const block = page.getByRole("region", { name: "Follow-ups" });
	await expect(page.getByRole("region", { name: "Waiting for an answer" })).toContainText("open");
	await expect(page.getByText("Loading…")).toHaveCount(0);
	await expect(block.getByText("Due Client")).toHaveCount(0);
	await page.clock.setFixedTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
	await page.goto("/admin");
	const due = block.getByRole("listitem").filter({ hasText: "Due Client" });
	await expect(due).toContainText("Today");
	await due.getByRole("link").click();
	await expect(dialog).toContainText("Follow-up set for");
	await page.goBack();
	await due.getByRole("button", { name: "Done" }).press("Enter");
	await expect(due).toHaveCount(0);
	expect(await rows.find("hire_projects", `id=eq.${id}`)).toMatchObject([{ follow_up_on: null }]);

	await page.goto("/admin/hire-projects");
	const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export CSV" }).click()]);
	const [head, ...lines] = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
	expect(head).toMatch(/"Follow-up","Value \(Rp\)"$/);
	expect(lines.find((line) => line.includes("Due Client"))).toMatch(/"","45000000"$/);
});

test("enquiries: dialog and form have no axe violation in both themes, on phones and wide screens, and fit 320 px", async ({
	page,
	site,
}) => {
	const rows = createRestClient(site.url);
	await rows.send("contacts", message({ name: "Looked At", subject: "Looked at before", email: "axe@mail.example" }));
	const { id } = await open(page, rows, "contacts", message({ name: "Looked At", subject: "Looks", email: "axe@mail.example" }));
	const body = "# Title\n\n- a list\n- `code` and **bold**\n\n| a | b |\n|---|---|\n| 1 | 2 |";
	await rows.insert("enquiry_notes", { entity: "contacts", entity_id: id, body });
	await page.reload();
	await expect(section(page, "Notes").locator("table")).toBeVisible();
	expect(await axeViolationsInAllThemes(page, [390, 1440], "dialog")).toEqual([]);
	await expectToFit(page);
	await page.goto(`/admin/contacts/${id}/hire-request`);
	await expect(page.getByLabel("Name")).toHaveValue("Looked At");
	expect(await axeViolationsInAllThemes(page, [390, 1440], "form")).toEqual([]);
	await expectToFit(page);
	await rows.change("contacts", `id=eq.${id}`, { follow_up_on: dayIn(0) });
	await page.goto("/admin");
	await expect(page.getByRole("region", { name: "Follow-ups" }).getByRole("listitem").first()).toBeVisible();
	expect(await axeViolationsInAllThemes(page, [390, 1440], "dashboard")).toEqual([]);
	await expectToFit(page);
});
