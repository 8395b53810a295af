import { useBackend } from "../../testing/useBackend.ts";

const { visitor, service, admin } = useBackend();

test("a visitor's page of long texts ends at 4 MB, also of a range, and reports its range; the admin's has no limit", async () => {
	const long = (index: number) => ({
		title: `Long ${index}`,
		excerpt: "e",
		content: "long text ".repeat(40_000),
		status: "published",
	});
	for (let index = 0; index < 20; index++) {
		expect((await admin.post("/rest/v1/essays", long(index))).status).toBe(201);
	}
	// The limit of the table may be that of ten seconds ago.
	await new Promise((resolve) => setTimeout(resolve, 10_000));
	for (const headers of [{}, { range: "0-999", "range-unit": "items" }] as Record<string, string>[]) {
		const page = await visitor.get("/rest/v1/essays?select=*&order=id.desc", headers);
		expect(page.status).toBe(200);
		expect(JSON.stringify(page.body).length).toBeLessThan(5 * 1024 * 1024);
		expect(page.headers.get("content-range")).toBe(`0-${page.body.length - 1}/*`);
	}
	expect((await visitor.get("/rest/v1/essays?select=id&title=like.Long*")).body).toHaveLength(20);
	expect((await admin.get("/rest/v1/essays?select=content&title=like.Long*")).body).toHaveLength(20);
	expect((await service.get("/rest/v1/essays?select=content&title=like.Long*")).body).toHaveLength(20);
});
