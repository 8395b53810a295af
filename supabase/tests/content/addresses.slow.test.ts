import { newRows, returned } from "../../testing/newRows.ts";
import { useBackend } from "../../testing/useBackend.ts";

const { admin, visitor: anon, service } = useBackend();
afterEach(async () => {
	for (const path of ["redirects?from_path=neq.none", "essays?id=neq.none", "projects?id=neq.none"])
		await service.remove(`/rest/v1/${path}`);
});

const add = async (values: object = {}) =>
	(await admin.post("/rest/v1/essays", { ...newRows.essays, ...values }, returned)).body[0];
const change = (id: string, values: object) => admin.patch(`/rest/v1/essays?id=eq.${id}`, values, returned);
const idAfter = async (id: string, values: object) => (await change(id, values)).body[0].id;
const redirects = async () =>
	((await admin.get("/rest/v1/redirects?select=from_path,to_path")).body as { from_path: string; to_path: string }[]).map(
		({ from_path, to_path }) => `${from_path} ${to_path}`,
	);

test("an empty id follows the title until the first publication, and no redirect is made", async () => {
	await add({ title: "Untitled" });
	expect(await idAfter("untitled", { title: "Tea", id: "" })).toBe("tea");
	await add({ title: "Weir" });
	expect(await idAfter("tea", { title: "Weir", id: "" })).toBe("weir-2");
	expect(await idAfter("weir-2", { title: "Weir!", id: "" })).toBe("weir-2");
	expect(await idAfter("weir-2", { title: "🎉", id: "" })).toBe("weir-2");
	await change("weir-2", { status: "published" });
	expect(await idAfter("weir-2", { title: "Harvest", id: "" })).toBe("weir-2");
	await change("weir-2", { status: "draft" });
	expect(await idAfter("weir-2", { title: "Harvest of June", id: "" })).toBe("weir-2");
	expect(await redirects()).toEqual([]);
});

test("an address that was public redirects to the new one, also after several changes and back", async () => {
	await add({ title: "Tea", status: "published" });
	await change("tea", { id: "tea-of-june" });
	await change("tea-of-june", { id: "june" });
	expect((await redirects()).sort()).toEqual(["/essays/tea /essays/june", "/essays/tea-of-june /essays/june"]);
	expect((await anon.post("/rest/v1/rpc/redirect_of", { path: "/essays/tea" })).body).toBe("/essays/june");
	await change("june", { id: "tea" });
	expect((await redirects()).sort()).toEqual(["/essays/june /essays/tea", "/essays/tea-of-june /essays/tea"]);
});

test("a text moves from an address at which an older text's redirect begins", async () => {
	await add({ title: "Tea", status: "published" });
	await change("tea", { id: "june" });
	await add({ title: "Tea", status: "published" });
	expect((await change("tea", { id: "july" })).status).toBe(200);
	expect(await redirects()).toEqual(["/essays/tea /essays/july"]);
});

test("history, preview links, views and translations follow a new address", async () => {
	await add({ title: "Tea", status: "published" });
	await add({ title: "Teh", language: "id", translation_of: "tea" });
	await admin.post("/rest/v1/preview_links", { entity: "essays", entity_id: "tea", token_hash: "a".repeat(64) });
	await anon.post("/rest/v1/rpc/count_visit", { path: "/essays/tea", referrer: "", device: "phone" });
	await change("tea", { id: "june" });
	const numberOf = async (path: string) => (await admin.get(`/rest/v1/${path}`)).body.length;
	expect(await numberOf("revisions?entity_id=eq.june")).toBe(1);
	expect(await numberOf("preview_links?select=id&entity_id=eq.june")).toBe(1);
	expect(await numberOf("essays?id=eq.teh&translation_of=eq.june")).toBe(1);
	expect((await admin.post("/rest/v1/rpc/visit_totals", { paths: ["/essays/june", "/essays/tea"] })).body).toEqual({
		"/essays/june": 1,
	});
});

test.each(["new", "taken", "Tea", "-tea", "a".repeat(81)])("the address %j is refused with its field", async (id) => {
	await add({ title: "Taken" });
	await add({ title: "Tea" });
	for (const { status, body } of [await change("tea", { id }), await admin.post("/rest/v1/essays", { ...newRows.essays, id })]) {
		expect(status).toBe(400);
		expect(body.message).toMatch(/^id is taken$|"essays_id_check"/);
	}
});

test("a new essay or project may set its address", async () => {
	expect((await add({ title: "日本語", id: "nihongo" })).id).toBe("nihongo");
	const project = (await admin.post("/rest/v1/projects", { ...newRows.projects, id: "kebun", status: "published" }, returned))
		.body[0];
	expect(project.id).toBe("kebun");
	await admin.patch("/rest/v1/projects?id=eq.kebun", { id: "ladang" });
	expect(await redirects()).toEqual(["/projects/kebun /projects/ladang"]);
});

test("an essay without a date gets today's date in the site's time zone", async () => {
	const { date: _date, ...row } = newRows.essays as { date?: string };
	const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
	expect((await admin.post("/rest/v1/essays", row, returned)).body[0].date).toBe(today);
});
