import type { Page } from "@playwright/test";
import { axeViolationsInAllThemes } from "../fixtures/page/axeViolationsInAllThemes.ts";
import { createRestClient, hireRequest, message } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const sum = (texts: string[]) => texts.reduce((total, text) => total + Number(text), 0);

test("dashboard: an answer and the enquiries of a week are counted; the chart's numbers open by keyboard and pass axe", async ({
	page,
	site,
}) => {
	const rows = createRestClient(site.url);
	for (const subject of ["Counted as answered", "Counted one", "Counted two"]) await rows.send("contacts", message({ subject }));
	await rows.send("hire_projects", hireRequest({ client_name: "Counted" }));
	await rows.change("contacts", "subject=eq.Counted as answered", { status: "replied" });
	await page.goto("/admin");
	const answers = region(page, "Answered within");
	await expect(answers.getByText(/in the last 30 days|of the last 30 days/).first()).toBeVisible();
	const byDuration = answers.getByRole("table").getByRole("cell");
	await expect(byDuration).toHaveCount(5);
	expect(sum(await byDuration.allInnerTexts())).toBeGreaterThan(0);

	const weeks = region(page, "Enquiries per week");
	await weeks.getByText("Numbers of all weeks").focus();
	await page.keyboard.press("Enter");
	const [, newest] = await weeks.getByRole("row").all();
	expect(sum((await newest?.getByRole("cell").allInnerTexts()) ?? [])).toBeGreaterThanOrEqual(2);
	await expect(weeks.getByRole("row")).toHaveCount(27);
	expect(await axeViolationsInAllThemes(page, [320, 390, 1440], "figures")).toEqual([]);
});
