import type { Locator, Page } from "@playwright/test";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { createRestClient, hireRequest } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const card = (page: Page, client: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("link", { name: client, exact: true }) });
const inColumn = (page: Page, name: string, client: string) =>
	column(page, name).getByRole("link", { name: client, exact: true });

/** Stores requests of these clients, whose names share a word to search for, and opens the board of them. */
async function open(page: Page, site: { url: string }, word: string, clients: readonly string[] = [word]) {
	const rows = createRestClient(site.url);
	for (const client of clients) await rows.send("hire_projects", hireRequest({ client_name: client }));
	await page.goto(`/admin/hire-projects?view=board&q=${word}`);
	await expect(column(page, "Pending").getByRole("listitem")).toHaveCount(clients.length);
	const statusOf = async (client: string) => (await rows.find("hire_projects", `client_name=eq.${client}`))[0]?.status;
	return { rows, statusOf };
}

async function middleOf(locator: Locator) {
	const box = await locator.boundingBox();
	if (!box) throw new Error("There is no bounding box");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("board: a mouse drags a card by its face or handle to another column, which is stored at once; Undo brings it back", async ({
	page,
	site,
}) => {
	const { statusOf } = await open(page, site, "Mouseboard", ["Mouseboard one", "Mouseboard two"]);
	await expect(column(page, "Pending")).toContainText("2 requests");
	const drag = async (grabbed: Locator, name: string) => {
		const from = await middleOf(grabbed);
		const to = await middleOf(column(page, name));
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(to.x, to.y, { steps: 8 });
		await page.mouse.up();
	};
	await drag(card(page, "Mouseboard one"), "Accepted");
	await expect(inColumn(page, "Accepted", "Mouseboard one")).toBeVisible();
	await expect(page.getByText("The request from Mouseboard one is accepted.")).toBeVisible();
	await expect(column(page, "Pending")).toContainText("1 request");
	expect(await statusOf("Mouseboard one")).toBe("accepted");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(inColumn(page, "Pending", "Mouseboard one")).toBeVisible();
	expect(await statusOf("Mouseboard one")).toBe("pending");
	await card(page, "Mouseboard two").hover();
	await drag(page.getByRole("button", { name: "Drag the request from Mouseboard two" }), "Completed");
	await expect(inColumn(page, "Completed", "Mouseboard two")).toBeVisible();
	await expect.poll(() => statusOf("Mouseboard two")).toBe("completed");
});

test("board: by keyboard alone a card is picked up, moved over columns and put down, and every step is announced", async ({
	page,
	site,
}) => {
	const { statusOf } = await open(page, site, "Keyboard");
	const says = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);
	const handle = page.getByRole("button", { name: "Drag the request from Keyboard" });
	await card(page, "Keyboard").getByRole("link").focus();
	await page.keyboard.press("Tab");
	await expect(handle).toBeFocused();
	await expect(handle).toHaveAccessibleDescription(/press Space.*arrow keys.*Escape/);
	await page.keyboard.press("Space");
	await says("Picked up the request from Keyboard. It is in Pending.");
	await page.keyboard.press("ArrowRight");
	await says("Over Reviewing.");
	await page.keyboard.press("ArrowRight");
	await says("Over Accepted.");
	await page.keyboard.press("Escape");
	await says("Put down the request from Keyboard. It stays in Pending.");
	await expect(handle).toBeFocused();
	await expect(inColumn(page, "Pending", "Keyboard")).toBeVisible();
	expect(await statusOf("Keyboard")).toBe("pending");

	await page.keyboard.press("Enter");
	for (const name of ["Reviewing", "Accepted", "Rejected", "Completed"]) {
		await page.keyboard.press("ArrowRight");
		await says(`Over ${name}.`);
	}
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowLeft");
	await says("Over Rejected.");
	await page.keyboard.press("Enter");
	await says("Put down the request from Keyboard in Rejected.");
	await expect(inColumn(page, "Rejected", "Keyboard")).toBeVisible();
	await expect(handle).toBeFocused();
	await expect.poll(() => statusOf("Keyboard")).toBe("rejected");
});

test("board: the menu of a card moves it without dragging, and keeps the focus on the card", async ({ page, site }) => {
	const { statusOf } = await open(page, site, "Menuboard");
	const menu = page.getByRole("button", { name: "Move the request from Menuboard to…" });
	await menu.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("menuitem", { name: "Reviewing" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(menu).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("menuitem")).toHaveText(["Reviewing", "Accepted", "Rejected", "Completed"]);
	await page.getByRole("menuitem", { name: "Completed" }).press("Enter");
	await expect(inColumn(page, "Completed", "Menuboard")).toBeVisible();
	await expect(menu).toBeFocused();
	await expect.poll(() => statusOf("Menuboard")).toBe("completed");
});

test("board: a finger scrolls with a swipe and drags after a long press", async ({ browser, site, adminStorage }) => {
	const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
	const page = await browser.newPage({ baseURL: site.url, storageState: adminStorage, ...phone });
	const { statusOf } = await open(page, site, "Fingerboard");
	const touch = await page.context().newCDPSession(page);
	const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
		touch.send("Input.dispatchTouchEvent", { type, touchPoints });
	const start = await middleOf(card(page, "Fingerboard"));
	const left = () => card(page, "Fingerboard").evaluate((element) => element.getBoundingClientRect().left);

	// A swipe: the columns scroll, and no card is lifted.
	const atFirst = await left();
	await send("touchStart", start);
	for (let x = start.x; x > start.x - 120; x -= 20) await send("touchMove", { x, y: start.y });
	await expect.poll(left).toBeLessThan(atFirst);
	await expect(page.locator("[data-dnd-dragging]")).toHaveCount(0);
	await send("touchEnd");
	await column(page, "Pending").evaluate((element) => element.scrollIntoView({ inline: "start", block: "nearest" }));
	await expect.poll(left).toBe(atFirst);

	await send("touchStart", start);
	await expect(page.locator("[data-dnd-dragging]")).toHaveCount(1);
	const to = await column(page, "Reviewing").boundingBox();
	for (const x of [start.x + 20, (to?.x ?? 0) + 20]) await send("touchMove", { x, y: start.y });
	await expect(page.getByRole("status").filter({ hasText: "Over Reviewing." })).toHaveCount(1);
	await send("touchEnd");
	await expect(inColumn(page, "Reviewing", "Fingerboard")).toBeVisible();
	await expect.poll(() => statusOf("Fingerboard")).toBe("reviewing");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.close();
});

test("board: list and board share search, filter and address; a reload keeps them", async ({ page, site }) => {
	const { rows } = await open(page, site, "Shared", ["Shared one", "Shared two"]);
	await rows.change("hire_projects", "client_name=eq.Shared two", { status: "completed" });
	await page.reload();
	await expect(inColumn(page, "Completed", "Shared two")).toBeVisible();
	await page.getByRole("combobox", { name: "Status" }).selectOption("Completed");
	await expect(page).toHaveURL(/view=board/);
	await expect(page.getByRole("region", { name: "Pending", exact: true })).toHaveCount(0);
	await expect(inColumn(page, "Completed", "Shared two")).toBeVisible();
	await page.reload();
	await expect(page.getByRole("searchbox")).toHaveValue("Shared");
	await expect(inColumn(page, "Completed", "Shared two")).toBeVisible();

	await page.getByRole("button", { name: "List", exact: true }).click();
	await expect(page).not.toHaveURL(/view=/);
	await expect(page.getByRole("row").filter({ hasText: "Shared two" })).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: "Shared one" })).toHaveCount(0);
	await expect(page.getByRole("searchbox")).toHaveValue("Shared");
	await page.getByRole("button", { name: "Board", exact: true }).click();
	await page.getByRole("button", { name: "Clear filters" }).click();
	await expect(page).toHaveURL(/\/admin\/hire-projects\?view=board$/);
	await expect(inColumn(page, "Pending", "Shared one")).toBeVisible();
});

test("board: its code is loaded by the board, not by the list", async ({ page }) => {
	const hasDragging = () =>
		page.evaluate(async () => {
			// Otherwise the list is full after 250 files, including those read here.
			performance.setResourceTimingBufferSize(2_000);
			const urls = new Set(performance.getEntriesByType("resource").map(({ name }) => name.replace(/[?#].*/, "")));
			const texts = [...urls].filter((url) => url.endsWith(".js")).map(async (url) => (await fetch(url)).text());
			return (await Promise.all(texts)).some((text) => text.includes("dnd-kit"));
		});
	await page.goto("/admin/hire-projects");
	await page.getByRole("button", { name: "Board", exact: true }).waitFor();
	expect(await hasDragging()).toBe(false);
	await page.getByRole("button", { name: "Board", exact: true }).click();
	await expect.poll(hasDragging).toBe(true);
});

test("board: a card opens its dialog in place, J goes on to the next card, and Escape returns to the card", async ({
	page,
	site,
}) => {
	await open(page, site, "Opened", ["Opened one", "Opened two"]);
	await inColumn(page, "Pending", "Opened two").click();
	await expect(page).toHaveURL(/view=board.*request=/);
	const dialog = page.getByRole("dialog", { name: "Opened two" });
	await expect(dialog).toContainText("1 of 2");
	await page.keyboard.press("j");
	await expect(page.getByRole("dialog", { name: "Opened one" })).toContainText("2 of 2");
	await page.getByRole("dialog").getByRole("button", { name: "Reviewing" }).click();
	await expect(page.getByRole("dialog").getByRole("button", { name: "Reviewing" })).toHaveAttribute("aria-pressed", "true");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page).toHaveURL(/view=board/);
	await expect(inColumn(page, "Reviewing", "Opened one")).toBeVisible();
	await expect(inColumn(page, "Pending", "Opened two")).toBeFocused();
});

test("board: with 200 cards a drag changes only the dragged one", async ({ page, site }) => {
	const clients = Array.from({ length: 200 }, (_, index) => hireRequest({ client_name: `Crowd ${index}` }));
	await createRestClient(site.url).insert("hire_projects", clients);
	await page.goto("/admin/hire-projects?view=board&q=crowd");
	await expect(column(page, "Pending").getByRole("listitem")).toHaveCount(200);
	const from = await middleOf(column(page, "Pending").getByRole("listitem").nth(2));
	const to = await middleOf(column(page, "Accepted"));
	await page.evaluate(() => {
		window.changedCards = new Set();
		const observer = new MutationObserver((changes) => {
			for (const { target } of changes) window.changedCards.add((target as Element).closest("li"));
		});
		for (const list of document.querySelectorAll("section ul")) {
			observer.observe(list, { attributes: true, characterData: true, childList: true, subtree: true });
		}
	});
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, from.y, { steps: 30 });
	await expect(page.locator("[data-dnd-dragging]")).toHaveCount(1);
	expect(await page.evaluate(() => window.changedCards.size)).toBe(1);
	await page.mouse.up();
	await expect(column(page, "Accepted").getByRole("listitem")).toHaveCount(1);
});

test("board: axe finds nothing in either theme from 320 px to 1440 px, also while a card is dragged", async ({ page, site }) => {
	await open(page, site, "Axeboard", ["Axeboard one", "Axeboard two"]);
	const violations = await axeViolationsInAllThemes(page, [320, 390, 1440], "board");
	await page.getByRole("button", { name: "Drag the request from Axeboard one" }).press("Space");
	await page.keyboard.press("ArrowRight");
	violations.push(...(await axeViolationsInAllThemes(page, [1440], "dragging")));
	expect(violations).toEqual([]);
});

declare global {
	interface Window {
		changedCards: Set<Element | null>;
	}
}
