import { createRestClient, hireRequest, message } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

test("menu items and the tab's title count unanswered messages and requests, updated each minute", { tag: "@slow" }, async ({
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
