import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { createRestClient, hireRequest, message } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";
import { admin, startSite } from "../fixtures/startSite.ts";
import { signIn, test as visitorTest } from "../fixtures/test.ts";

const screens = [
	"/admin",
	"/admin/projects",
	"/admin/essays",
	"/admin/jobs",
	"/admin/jobs/new",
	"/admin/services",
	"/admin/services/new",
	"/admin/contacts",
	"/admin/hire-projects",
];

test("unanswered messages and requests are counted beside their menu items and in the tab's title, and again each minute", async ({
	page,
	site,
}) => {
	const rows = createRestClient(site.url);
	await rows.send("contacts", message({ subject: "Waits in the title" }));
	await rows.send("hire_projects", hireRequest({ client_name: "Waits in the title" }));
	await page.clock.install();
	await page.goto("/admin");
	const nav = page.getByRole("navigation", { name: "Admin" });
	await expect(nav.getByRole("link", { name: "Contacts" })).toHaveAccessibleDescription(/^\d+ unread$/);
	await expect(nav.getByRole("link", { name: "Hire Projects" })).toHaveAccessibleDescription(/^\d+ pending$/);
	await expect(page).toHaveTitle(/^\(\d+\) Dashboard · Admin$/);
	const waiting = page.getByRole("region", { name: "Waiting for an answer" });
	await expect(waiting.getByRole("link").first()).toContainText(/Waiting /);
	const unread = async () => Number.parseInt((await nav.getByText(/ unread$/).innerText()).trim(), 10);
	const before = await unread();
	await rows.send("contacts", message({ subject: "Came in meanwhile" }));
	await page.clock.fastForward(60_000);
	await expect.poll(unread).toBeGreaterThan(before);
});

test("on a phone a drawer contains the menu, marks unanswered entries, and closes by Escape, by a link and by its button", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/admin");
	const menu = page.getByRole("button", { name: "Menu" });
	await menu.click();
	const drawer = page.getByRole("dialog", { name: "Menu" });
	await page.keyboard.press("Escape");
	await expect(drawer).toHaveCount(0);
	await expect(menu).toBeFocused();
	await menu.click();
	await drawer.getByRole("link", { name: "Essays" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Essays" })).toBeVisible();
	await expect(drawer).toHaveCount(0);
});

visitorTest("nothing of the admin area reaches a visitor", async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	for (const path of ["/", "/projects", "/essays", "/contact", "/hire"]) {
		await page.goto(path);
		await page.waitForLoadState("networkidle");
	}
	expect(requested.filter((url) => url.includes("/remotes/admin/"))).toEqual([]);
});

visitorTest(
	"a forgotten password: the mail's link signs in once, a new password is set, and the old one is gone",
	async ({ page, allowConsole }) => {
		// The mail contains the site's URL, so the port must be known before it starts.
		const site = await startSite({ PORT: String(await freePort()) });
		const next = "a new and calmer password";
		try {
			await page.goto(`${site.url}/admin/login`);
			await page.getByRole("link", { name: "Forgot password?" }).click();
			await page.getByRole("heading", { level: 1, name: "Forgot password" }).waitFor();
			await page.getByLabel("Email").fill(admin.email);
			await page.getByRole("button", { name: "Send mail" }).click();
			await expect(page.getByText("a mail is on its way")).toBeVisible();
			const outbox = join(site.dataDir, "outbox");
			await expect.poll(async () => (await readdir(outbox).catch(() => [])).length).toBe(1);
			const mail = await readFile(join(outbox, (await readdir(outbox))[0] as string), "utf8");
			const link = /https?:\/\/\S+/.exec(mail)?.[0] ?? "";
			await page.goto(link);
			await expect(page.getByText("You are signed in. Choose a new password.")).toBeVisible();
			expect(new URL(page.url()).hash).toBe("");
			await page.getByLabel("New password").fill(next);
			await page.getByRole("button", { name: "Set password" }).click();
			await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
			await page.getByRole("button", { name: "Logout" }).click();
			await page.waitForURL("**/admin/login");
			await signIn(page, { email: admin.email, password: next }, site.url);
			await page.goto(link);
			await expect(page.getByRole("alert")).toContainText("This link was used or is too old.");
			allowConsole(/status of 40[03]/);
		} finally {
			await site.stop();
		}
	},
);

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}

test.describe("axe finds no violation, and nothing overflows, in both themes, at 390 and 1280 px:", () => {
	test.slow();
	const widths = [390, 1280];

	for (const part of [screens.slice(0, screens.length / 2), screens.slice(screens.length / 2)]) {
		test(part.join(", "), async ({ page }) => {
			const violations: string[] = [];
			for (const path of part) {
				await page.goto(path);
				await page.getByRole("heading", { level: 1 }).or(page.getByRole("form")).first().waitFor();
				await page.waitForLoadState("networkidle");
				violations.push(...(await axeViolationsInAllThemes(page, widths, path)));
			}
			expect(violations).toEqual([]);
		});
	}

	test("passwords, a chosen row, dialogs and the palette", async ({ page, site }) => {
		const rows = createRestClient(site.url);
		await rows.send("contacts", message({ subject: "Axe looks" }));
		await rows.send("hire_projects", hireRequest({ client_name: "Axe looks" }));
		const violations: string[] = [];
		const check = async (what: string) => violations.push(...(await axeViolationsInAllThemes(page, widths, what)));
		for (const [path, heading] of [
			["/admin/forgot-password", "Forgot password"],
			["/admin/set-password", "Set new password"],
		] as const) {
			await page.goto(path);
			await page.getByRole("heading", { level: 1, name: heading }).waitFor();
			await check(path);
		}
		await page.goto("/admin/contacts?q=axe+looks");
		await page.getByRole("checkbox").last().check();
		await check("a chosen row");
		await page.getByRole("link", { name: "View", exact: true }).click();
		await page.getByRole("dialog").getByText("Read", { exact: true }).waitFor();
		await check("a message");
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Delete", exact: true }).first().click();
		await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).waitFor();
		await check("a confirmation");
		await page.keyboard.press("Escape");
		await page.goto("/admin/hire-projects?q=axe+looks");
		await page.getByRole("link", { name: "View", exact: true }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Accepted" }).waitFor();
		await check("a request");
		await page.keyboard.press("Escape");
		await page.getByRole("dialog").waitFor({ state: "detached" });
		await page.keyboard.press("Control+k");
		await page.getByRole("dialog", { name: "Command palette" }).waitFor();
		await check("the palette");
		expect(violations).toEqual([]);
	});
});
