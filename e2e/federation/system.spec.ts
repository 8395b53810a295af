import { axeViolations } from "../fixtures/page/axeViolations.ts";
import { expect, signIn } from "../fixtures/test.ts";
import { test } from "./test.ts";

test("the admin's system page shows the actual versions, incompatibilities and state of the backend, and is accessible in both themes", async ({
	page,
	deployment,
}) => {
	await deployment.changeRegistry(({ remotes }) => {
		remotes.public.requires.react = "^20.0.0";
	});
	await signIn(page);
	await page.getByRole("link", { name: "System" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "System" })).toBeVisible();
	const part = (name: string) => page.getByRole("region", { name });
	await expect(part("Shell")).toContainText(deployment.shellVersion);
	await expect(part("Shell")).toContainText(/\d+ scripts? in \d+ ms, \d+\.\d KB/);
	const { version, integrity } = deployment.first.remotes.admin;
	await expect(part("Admin remote").getByText(version)).toHaveCount(2);
	await expect(part("Admin remote")).toContainText(`${Object.keys(integrity).length} hashes`);
	await expect(part("Public remote")).toContainText("Not loaded in this tab");
	await expect(part("Public remote").getByRole("alert")).toContainText("needs react ^20.0.0");
	await expect(part("Backend")).toContainText("Healthy");
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
		expect(await axeViolations(page, "best-practice")).toEqual([]);
	}
	await deployment.restore();
	await page.getByRole("button", { name: "Read again" }).click();
	await expect(part("Public remote").getByRole("alert")).toHaveCount(0);
});
