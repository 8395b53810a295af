import { useBackend } from "../../testing/useBackend.ts";

const { visitor, admin } = useBackend({ hasSampleContent: true });

const aliases = (count: number, of: (index: number) => string) =>
	Array.from({ length: count }, (_, index) => `a${index}:${of(index)}`).join(",");
const repeated = (count: number, condition: string) => Array.from({ length: count }, () => condition).join(",");
const patterns = (count: number) => Array.from({ length: count }, (_, index) => `*q${index}*`).join(",");

/** Each is refused: a URL over 2 KB by the gateway, the others by the engine. */
test.each([
	["a thousand aliases of one column", `select=${aliases(1000, () => "content")}`, 414],
	["a query of more than 2 KB", `select=id&title=neq.${"x".repeat(2048)}`, 414],
	["a NUL in a column's name", "select=id&title%00=eq.a", 400],
	["two aliases of one column", "select=a:content,b:content"],
	["a column twice", "select=content,content"],
	["a column beside all columns", "select=*,text:content"],
	["more than thirty columns", `select=${aliases(31, (index) => `x${index}`)}`],
	["a cast", "select=content::bytea"],
	["a cast of a JSON path", "select=content->a::text"],
	["a JSON path", "select=topics->0"],
	["an aggregate", "select=content.max()"],
	["a number of rows", "select=count()"],
	["a spread table", "select=id,...essays(title)"],
	["two other tables", "select=id,a:essays(id),b:essays(id)"],
	["two levels of other tables", "select=id,essays(id,essays(id))"],
	["long texts of another table", "select=id,essays(content)"],
	["all columns of another table", "select=id,essays(*)"],
	["conditions on another table", "select=id,essays(id)&essays.title=like.a*"],
	["an order of another table", "select=id,essays(id)&essays.order=title"],
	["an order by another table", "select=id,essays(id)&order=essays(title)"],
	["more than twenty conditions", `select=id&or=(${repeated(21, "id.eq.a")})`],
	["brackets without end", `select=id&${"not.and=(and(".repeat(1)}${"and(".repeat(25)}id.eq.a${")".repeat(27)}`],
	["a condition on the long text", "select=id&content=ilike.*a*"],
	["its negation", "select=id&content=not.eq.a"],
	["a condition on it within or", "select=id&or=(id.eq.a,not.and(title.eq.b,content.gt.c))"],
	["an order by it", "select=id&order=content.desc"],
	["any of many patterns", `select=id&content=ilike(any).{${patterns(180)}}`],
	["any of two patterns", "select=id&title=like(any).{a*,b*}"],
	["all of two values", "select=id&title=eq(all).{a,b}"],
	["six patterns", `select=id&or=(${repeated(6, "title.ilike.*a*")})`],
	["long patterns", `select=id&title=like.*${"a".repeat(150)}*&excerpt=not.ilike.*${"b".repeat(100)}*`],
	["a list of more than a hundred values", `select=id&id=in.(${repeated(101, "a")})`],
	["an array of more than a hundred values", `select=id&topics=ov.{${repeated(101, "a")}}`],
	["a condition on a JSON path", "select=id&topics->0=eq.a"],
	["a reference to another column", "select=id&title=eq.{%22$ref%22:%22content%22}"],
	["an operator of ranges", "select=id&date=sl.[2026-01-01,2026-02-01]"],
	["is distinct from", "select=id&title=isdistinct.a"],
	["six orders", "select=id&order=id,title,date,excerpt,status,created_at"],
	["an order by a JSON path", "select=id&order=topics->0"],
	["an expression that never ends", "select=id&content=match.(.%2B)(.%2B)x%5C1%5C2y"],
	["an expression without case", "select=id&title=imatch.a"],
	["a negated expression", "select=id&title=not.match.a"],
	["any of several expressions", "select=id&title=match(any).{a,b}"],
	["an expression within or", "select=id&or=(id.eq.a,and(title.eq.b,excerpt.imatch.c))"],
	["an expression within not.and", "select=id&not.and=(title.eq.b,excerpt.match.c)"],
	["text search, which reads every text", "select=id&excerpt=not.wfts.tea"],
	["text search without a language", "select=id&excerpt=fts.tea"],
] as [string, string, number?][])("a visitor is refused %s", async (_, query, status = 400) => {
	const { status: actual, body } = await visitor.get(`/rest/v1/essays?${query}`);
	expect([actual, body]).toEqual([status, expect.objectContaining({ code: expect.any(String), message: expect.any(String) })]);
	expect((await visitor.get("/rest/v1/essays?select=id&limit=1")).body).toHaveLength(1);
});

test("a refusal has the form of PostgREST's errors", async () => {
	const { status, body } = await visitor.get("/rest/v1/essays?select=id&content=ilike.*a*");
	expect([status, body]).toEqual([
		400,
		{ code: "PT400", details: null, hint: null, message: "Conditions and orders on content are for signed-in callers." },
	]);
});

test.each([
	["changes", "PATCH", "essays?content=ilike.*a*", { title: "b" }],
	["deletions", "DELETE", "essays?excerpt=match.a", undefined],
	["functions", "POST", "rpc/essays_of_topic?content=ilike.*a*", { topic: "a" }],
	["rows that it sends", "POST", "contacts", Array.from({ length: 21 }, () => ({ name: "a" }))],
])("the limits of a visitor's query hold for %s", async (_, method, path, body) => {
	expect((await visitor.send(method, `/rest/v1/${path}`, body)).body).toMatchObject({ code: "PT400" });
});

test("the site's own queries, and lists with ranges and counts, are answered to a visitor", async () => {
	for (const query of [
		"select=id,title,date,reading_time,excerpt,featured_image,created_at&order=date.desc,created_at.desc,id.desc&limit=13",
		"select=*&id=eq.a-map-with-no-stops",
		"select=id&or=(date.lt.2026-01-01,and(date.eq.2026-01-01,id.lt.b))&title=ilike.*map*",
		"select=id&id=in.(a,b)&topics=cs.{a}&topics=not.ov.{b}&topics=cd.{}&translation_of=not.is.null&reading_time=gte.1",
		"select=id,name:title,translations:essays(id,title)&not.or=(title.not.like.a*,excerpt.eq.b)&order=id&limit=2&offset=1",
	]) {
		expect([query, (await visitor.get(`/rest/v1/essays?${query}`)).status]).toEqual([query, 200]);
	}
	const counted = await visitor.get("/rest/v1/essays?select=id&limit=2", { prefer: "count=exact" });
	expect(counted.headers.get("content-range")).toMatch(/^0-1\/\d+$/);
});

test("the admin's search may still use expressions", async () => {
	const { body } = await admin.get("/rest/v1/essays?select=id&title=imatch.MAP");
	expect(body).toEqual([{ id: "a-map-with-no-stops" }]);
});
