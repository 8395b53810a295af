import { useBackend } from "../../testing/useBackend.ts";

const { visitor, service, admin } = useBackend();

test("a visitor's page of long texts ends at 4 MB and reports its range, even of a range; the admin's has no limit", async () => {
	const long = (index: number) => ({
		title: `Long ${index}`,
		excerpt: "e",
		content: "long text ".repeat(40_000),
		status: "published",
	});
	for (let index = 0; index < 20; index++) {
		expect((await admin.post("/rest/v1/essays", long(index))).status).toBe(201);
	}
	// The table's limit may be ten seconds old.
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
