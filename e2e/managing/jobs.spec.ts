import { createRestClient } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const job = (position: string, more: object = {}) => ({
	position,
	company: "Tirta Systems",
	location: "Bandung",
	start_date: "2015-09-01",
	end_date: "2017-07-31",
	description: "Sites for museums",
	display_order: -1,
	...more,
});

test("jobs: Alt with the arrows and dragging the handle change the order of the site", async ({ page, site }) => {
	const rows = createRestClient(site.url);
	await rows.insert("jobs", job("Ordered last", { display_order: -50 }));
	await page.goto("/admin/jobs");
	const positions = () =>
		page
			.getByRole("list", { name: "Jobs" })
			.getByRole("listitem")
			.evaluateAll((items) => items.map((item) => item.querySelector("a")?.textContent));
	await expect.poll(async () => (await positions()).at(-1)).toBe("Ordered last");
	const count = (await positions()).length;
	const handle = page.getByRole("button", { name: "Move Ordered last" });
	await handle.focus();
	await page.keyboard.press("Alt+ArrowUp");
	expect((await positions()).at(-2)).toBe("Ordered last");
	await expect(handle).toBeFocused();
	await expect(page.getByText("The order is stored.")).toBeVisible();
	await page.reload();
	await expect.poll(async () => (await positions()).at(-2)).toBe("Ordered last");

	const from = await handle.boundingBox();
	const first = await page.getByRole("list", { name: "Jobs" }).getByRole("listitem").first().boundingBox();
	if (!from || !first) throw new Error("The rows have no bounding box");
	await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
	await page.mouse.down();
	await page.mouse.move(first.x + 20, first.y + 5, { steps: 8 });
	await page.mouse.up();
	expect((await positions())[0]).toBe("Ordered last");
	await expect.poll(async () => (await rows.find("jobs", "position=eq.Ordered last"))[0]?.display_order).toBe(count);
	await rows.remove("jobs", "position=eq.Ordered last");
});
