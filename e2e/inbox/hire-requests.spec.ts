import type { Page } from "@playwright/test";
import { createRestClient, hireRequest } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function open(page: Page, query = "") {
	await page.goto(`/admin/hire-projects${query}`);
	await page.getByRole("heading", { level: 1, name: "Hire Projects" }).waitFor();
}

test("hire requests: the dialog shows every field; the five buttons store the status at once, in any order; Undo restores it", async ({
	page,
	site,
}) => {
	const rows = createRestClient(site.url);
	await rows.send("hire_projects", hireRequest({ client_name: "Five States" }));
	const stored = async () => (await rows.find("hire_projects", "client_name=eq.Five States"))[0]?.status;
	await open(page, "?q=five+states");
	await row(page, "Five States").getByRole("link", { name: "View" }).click();
	const dialog = page.getByRole("dialog", { name: "Five States" });
	for (const text of ["Mobile App", "25-50 million", "2-3 months", "Aplikasi timbangan", "Tombol besar."]) {
		await expect(dialog).toContainText(text);
	}
	const reply = new URL((await dialog.getByRole("link", { name: "Reply via Email" }).getAttribute("href")) ?? "");
	expect([reply.pathname, reply.searchParams.get("subject")]).toEqual(["pengurus@malabar.example", "Re: Mobile App Project"]);
	for (const name of ["Completed", "Rejected", "Reviewing", "Pending", "Accepted"]) {
		await dialog.getByRole("button", { name }).click();
		await expect(dialog.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
		expect(await stored()).toBe(name.toLowerCase());
	}
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(row(page, "Five States")).toContainText("Accepted");
});

test("hire requests: delete asks in the specified words, also from the dialog", async ({ page, site }) => {
	const rows = createRestClient(site.url);
	await rows.send("hire_projects", hireRequest({ client_name: "Delete Client" }));
	await open(page, "?q=delete+client");
	await row(page, "Delete Client").getByRole("link", { name: "View" }).click();
	await page.getByRole("dialog", { name: "Delete Client" }).getByRole("button", { name: "Delete" }).click();
	const confirm = page.getByRole("dialog", { name: "Delete project request?" });
	await expect(confirm).toContainText("Are you sure you want to delete this project request? This action cannot be undone.");
	await confirm.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("No project requests found")).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect(await rows.find("hire_projects", "client_name=eq.Delete Client")).toHaveLength(0);
});
