import { type AdminClient, asAdmin } from "../fixtures/asAdmin.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { expect, test } from "../fixtures/test.ts";

/** Serial, on a separate site: each test publishes content that no other may meet. */
test.describe.configure({ mode: "serial" });

let own: RunningSite;
let admin: AdminClient;
test.beforeAll(async () => {
	own = await startSite({ SAMPLE_CONTENT: "off" });
	admin = await asAdmin(own.url);
});
test.afterAll(() => own.stop());

const row = `| ${"cell | ".repeat(10)}\n`;
const kinds = {
	"50,000 opening brackets": "[".repeat(50_000),
	"a table of 200 KB": `${row}|${"---|".repeat(10)}\n${row.repeat(Math.floor(200_000 / row.length))}`,
	"scripts in every position": [
		"<script>pwn()</script>",
		"<img src=x onerror=pwn()>",
		"[a](javascript:pwn()) ![b](javascript:pwn()) <javascript:pwn()>",
		"<svg onload=pwn()>",
		'# </title><script>pwn()</script> "onclick="pwn()',
		'```"><script>pwn()</script>\ncode\n```',
		"a[^</script><script>pwn()</script>]\n\n[^</script><script>pwn()</script>]: <iframe srcdoc='<script>parent.pwn()</script>'>",
		"| </script><script>pwn()</script> |\n|-|\n| <base href=//example.com> |",
	].join("\n\n"),
};

// The pipeline's own tests limit each to two seconds of processor time; here a busy machine may be slower.
for (const [kind, content] of Object.entries(kinds)) {
	test(`an essay of ${kind}: the page loads, is hydrated, and runs no script of it`, async ({ page }) => {
		const { id } = await admin.add("essays", essay({ title: `Essay of ${kind}`, content }));
		await page.addInitScript(() =>
			Object.assign(window, { calls: [], pwn: () => (window as unknown as { calls: string[] }).calls.push("pwn") }),
		);
		const response = await page.goto(`${own.url}/essays/${id}`);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Essay of ${kind}`);
		await page.getByRole("banner").getByRole("link", { name: "Projects" }).click();
		await page.waitForURL("**/projects");
		expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls)).toEqual([]);
	});
}
