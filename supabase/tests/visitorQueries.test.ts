import { asAdmin, asService, asVisitor, type Caller } from "../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../testing/startBackend.ts";

let backend: TestBackend;
let visitor: Caller;
let admin: Caller;

beforeAll(async () => {
	backend = await startBackend({ hasSampleContent: true });
	visitor = asVisitor(backend);
	admin = await asAdmin(backend);
});
afterAll(() => backend?.stop());

const aliases = (count: number, of: (index: number) => string) =>
	Array.from({ length: count }, (_, index) => `a${index}:${of(index)}`).join(",");
const repeated = (count: number, condition: string) => Array.from({ length: count }, () => condition).join(",");

test.each([
	["a thousand aliases of one column", `select=${aliases(1000, () => "content")}`, 414],
	["a query of more than 2 KB", `select=id&title=neq.${"x".repeat(2048)}`, 414],
	["two aliases of one column", "select=a:content,b:content", 400],
	["a column twice", "select=content,content", 400],
	["more than thirty columns", `select=${aliases(31, (index) => `x${index}`)}`, 400],
	["more than thirty conditions", `select=id&or=(${repeated(31, "id.eq.a")})`, 400],
	["an expression that never ends", "select=id&content=match.(.%2B)(.%2B)x%5C1%5C2y", 400],
	["an expression without case", "select=id&content=imatch.a", 400],
	["a negated expression", "select=id&content=not.match.a", 400],
	["any of several expressions", "select=id&content=match(any).{a,b}", 400],
	["an expression within or", "select=id&or=(id.eq.a,and(title.eq.b,content.imatch.c))", 400],
	["an expression within not.and", "select=id&not.and=(title.eq.b,content.match.c)", 400],
	["text search, which reads every text", "select=id&content=not.wfts.tea", 400],
	["a NUL in a column's name", "select=id&title%00=eq.a", 400],
])("a visitor is refused %s", async (_, query, status) => {
	expect((await visitor.get(`/rest/v1/essays?${query}`)).status).toBe(status);
	expect((await visitor.get("/rest/v1/essays?select=id&limit=1")).body).toHaveLength(1);
});

test("the site's own queries, and lists with ranges and counts, are answered to a visitor", async () => {
	for (const query of [
		"select=id,title,date,reading_time,excerpt,featured_image,created_at&order=date.desc,created_at.desc,id.desc&limit=13",
		"select=*&id=eq.a-map-with-no-stops",
		"select=id&or=(date.lt.2026-01-01,and(date.eq.2026-01-01,id.lt.b))&title=ilike.*map*",
	]) {
		expect((await visitor.get(`/rest/v1/essays?${query}`)).status).toBe(200);
	}
	const counted = await visitor.get("/rest/v1/essays?select=id&limit=2", { prefer: "count=exact" });
	expect(counted.headers.get("content-range")).toMatch(/^0-1\/\d+$/);
});

test("the admin's search goes on using expressions", async () => {
	const { body } = await admin.get("/rest/v1/essays?select=id&title=imatch.MAP");
	expect(body).toEqual([{ id: "a-map-with-no-stops" }]);
});

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
	expect((await asService(backend).get("/rest/v1/essays?select=content&title=like.Long*")).body).toHaveLength(20);
});
