import type { Page } from "@playwright/test";
import { horizontalOverflow } from "../fixtures/page/horizontalOverflow.ts";
import { createRestClient, message } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

/** The boxes of matching elements, without hidden ones. */
const boxes = async (page: Page, selector: string) =>
	(await Promise.all((await page.locator(selector).filter({ visible: true }).all()).map((found) => found.boundingBox()))).flatMap(
		(box) => box ?? [],
	);

test("a form's bar never collides, its buttons are in the window, and fields have 400 px from 600 px on", async ({ page }) => {
	await page.goto("/admin/services");
	await page.getByRole("link", { name: "Website Maintenance" }).click();
	await page.getByLabel("Name", { exact: true }).waitFor();
	for (const width of [600, 768, 900, 1024, 1100]) {
		await page.setViewportSize({ width, height: 800 });
		expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
		const title = await page.getByRole("heading", { level: 1 }).boundingBox();
		const state = await page.getByText(/^Saved /).boundingBox();
		expect(state?.x, `${width} px: the state is right of the title`).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
		const saves = await Promise.all(
			["Save as Draft", "Update & Publish"].map((name) => page.getByRole("button", { name }).boundingBox()),
		);
		for (const button of saves) {
			expect((button?.x ?? 0) + (button?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
			const isBelow = (button?.y ?? 0) > 400;
			expect(isBelow || (button?.x ?? 0) > (state?.x ?? 0) + (state?.width ?? 0), `${width} px: clear of the state`).toBe(true);
		}
		const name = await page.getByLabel("Name", { exact: true }).boundingBox();
		expect(name?.width, `${width} px`).toBeGreaterThanOrEqual(400);
	}
});

test("on a phone a row of each list is at most 104 px high, and its texts begin at one edge", async ({ page, site }) => {
	await createRestClient(site.url).send(
		"contacts",
		message({ subject: "A row of a phone", message: "A long letter. ".repeat(40) }),
	);
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of ["projects", "essays", "services", "jobs", "contacts"]) {
		await page.goto(`/admin/${path}`);
		const rows = "tbody [role=row]:not([aria-hidden]), main ol[aria-label]:not([aria-label=Categories]) > li";
		await page.locator(rows).first().waitFor();
		const heights = (await boxes(page, rows)).map(({ height }) => height);
		expect(Math.max(...heights), path).toBeLessThanOrEqual(104);
		const links = await boxes(page, "main a[id]");
		expect(new Set(links.map(({ x }) => Math.round(x))).size, path).toBe(1);
	}
});

test("a pointer over a row shows actions over the row's end, and the title uses the width of a hidden column", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1024, height: 800 });
	await page.goto("/admin/projects");
	const row = page.getByRole("row").nth(1);
	const actions = row.getByRole("link", { name: "Edit" });
	await row.hover();
	const [cell, edge] = [await row.getByRole("cell").nth(-2).boundingBox(), await row.boundingBox()];
	expect((edge?.x ?? 0) + (edge?.width ?? 0) - (cell?.x ?? 0) - (cell?.width ?? 0)).toBeLessThan(24);
	await expect(actions).toBeVisible();
	expect((await actions.boundingBox())?.x).toBeGreaterThan(cell?.x ?? 0);
});

test.describe("with a touch screen", () => {
	test.use({ hasTouch: true, isMobile: true });

	for (const width of [390, 1180]) {
		test(`every control is at least 44 px high at ${width} px`, async ({ page, site }) => {
			test.slow();
			await createRestClient(site.url).send("contacts", message({ subject: "Is touched" }));
			await page.setViewportSize({ width, height: 850 });
			const low: string[] = [];
			for (const path of ["", "/visits", "/projects", "/jobs", "/services", "/hire-projects", "/contacts", "/profile"]) {
				await page.goto(`/admin${path}`);
				await page.getByRole("heading", { level: 1 }).waitFor();
				await page.waitForLoadState("networkidle");
				const found = await page
					.locator("button, nav a, main li a, select, summary, input:not([type=checkbox], [type=range])")
					.filter({ visible: true })
					.evaluateAll((controls) =>
						controls
							.filter((control) => {
								const { width, height } = control.getBoundingClientRect();
								const grown = Number.parseFloat(getComputedStyle(control, "::after").height) || 0;
								return width > 2 && Math.max(height, grown) < 43.5;
							})
							.map((control) => control.getAttribute("aria-label") ?? control.textContent),
					);
				low.push(...found.map((name) => `${path}: ${name}`));
			}
			expect(low).toEqual([]);
		});
	}
});
