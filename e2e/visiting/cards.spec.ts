import { asAdmin } from "../fixtures/asAdmin.ts";
import { expect, test } from "../fixtures/test.ts";

test("every published essay and project has its card below 300 KB", async ({ request, site }) => {
	const admin = await asAdmin(site.url);
	for (const table of ["essays", "projects"]) {
		for (const { id } of await admin.rows(table, { status: "published" })) {
			const card = await request.get(`/cards/${table}/${id}.png`);
			expect([id, card.status(), card.headers()["content-type"]]).toEqual([id, 200, "image/png"]);
			expect((await card.body()).length, String(id)).toBeLessThan(300_000);
		}
	}
});
