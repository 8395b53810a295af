import { reservedSlugs, toSlug } from "@site/shared-data/rules";
import { planPosts } from "../../commands/content/plan.ts";
import type { Post } from "../../commands/content/sources/Post.ts";
import { prepareDataDirectory, runSql } from "../../testing/dataDirectory.ts";
import { newRows, returned } from "../../testing/newRows.ts";
import { useBackend } from "../../testing/useBackend.ts";
import { useFolder } from "../../testing/useFolder.ts";

const { admin } = useBackend();
const dataDir = useFolder();

const addEssay = async (title: string) => (await admin.post("/rest/v1/essays", { ...newRows.essays, title }, returned)).body[0];

/**
 * The characters up to the Chinese ones, 32 in a text, each between letters. Beyond, the Unicode versions of
 * database and Node may differ.
 */
const texts = Array.from({ length: 0xa000 / 32 }, (_, row) =>
	Array.from({ length: 32 }, (_, column) => row * 32 + column)
		.filter((code) => code > 0)
		.map((code) => `A${String.fromCharCode(code)}b`)
		.join("/"),
);

test("database and site make the same slug of every text", async () => {
	await prepareDataDirectory(dataDir);
	const all = ["  --a--  ", "d’été", "茶", "", "\t", ...texts];
	const [rows = []] = await runSql(dataDir, [
		[
			"select private.to_slug(text) as slug from json_array_elements_text($1::json) with ordinality as t (text, place) order by place",
			JSON.stringify(all),
		],
	]);
	expect(rows.map(({ slug }) => slug)).toEqual(all.map(toSlug));
});

test.each([
	["Merancang API yang Tenang", "merancang-api-yang-tenang"],
	["Çà et là: l’été déjà", "ca-et-la-lete-deja"],
	["Straße & Œuvre, Łódź / Søndag", "strasse-oeuvre-lodz-sondag"],
	["Чайковский и Щука", "chaikovskii-i-shchuka"],
	["Ἀθήνα ΨΥΧΗ", "athina-psychi"],
	["  --Hello,   World!!--  ", "hello-world"],
])("the title %j makes the slug %j", async (title, id) => {
	expect((await addEssay(title)).id).toBe(id);
});

test("the same title again counts up, also when ten arrive at once", async () => {
	const rows = await Promise.all(Array.from({ length: 10 }, () => addEssay("One title")));
	const numbers = Array.from({ length: 9 }, (_, index) => `one-title-${index + 2}`);
	expect(rows.map(({ id }) => id).sort()).toEqual(["one-title", ...numbers].sort());
});

test("no id is a word that the site uses itself, in each table with ids from titles, and in an import", async () => {
	const [{ id: category }] = (await admin.get("/rest/v1/service_categories?select=id&limit=1")).body;
	const service = { description: "d", price: 1, features: ["f"], delivery_time: "t", category };
	for (const word of reservedSlugs) {
		const added = await Promise.all([
			addEssay(word),
			...["projects", "services", "service_categories"].map(async (table) => {
				const row =
					table === "projects" ? { ...newRows.projects, title: word } : { ...(table === "services" && service), name: word };
				const [{ id }] = (await admin.post(`/rest/v1/${table}`, row, returned)).body;
				await admin.remove(`/rest/v1/${table}?id=eq.${id}`);
				return { id };
			}),
		]);
		expect(added.map(({ id }) => id)).toEqual(Array(4).fill(`${word}-2`));
		const post = { entity: "essays", slug: word, title: word, source: word } as Post;
		const idWith = (essays: { id: string; title: string }[]) =>
			planPosts([post], { essays, projects: [] }).planned.map(({ id, isThere }) => [id, isThere]);
		expect(idWith([])).toEqual([[`${word}-2`, false]]);
		expect(idWith([{ id: word, title: word }])).toEqual([[word, true]]);
	}
});

test("a long title is cut at a word to at most 80 characters, its number included", async () => {
	const title = "The quick brown fox jumps over the lazy dog and then goes on for a very long time indeed";
	const [first, second] = [await addEssay(title), await addEssay(title)];
	expect(first.id).toBe("the-quick-brown-fox-jumps-over-the-lazy-dog-and-then-goes-on-for-a-very-long");
	expect(second.id).toBe(`${first.id}-2`);
	expect((await addEssay("x".repeat(200))).id).toBe("x".repeat(80));
	expect((await addEssay("x".repeat(200))).id).toBe(`${"x".repeat(78)}-2`);
});

test("a title without letters gets a random slug named after its kind", async () => {
	expect((await addEssay("こんにちは")).id).toMatch(/^essay-[0-9a-f]{8}$/);
	const added = await admin.post("/rest/v1/projects", { ...newRows.projects, title: "!!!" }, returned);
	expect(added.body[0].id).toMatch(/^project-[0-9a-f]{8}$/);
});

test("each save increases updated_at, even within one tick of the clock, and keeps created_at", async () => {
	const { id, created_at } = await addEssay("Saved often");
	const times = new Set<string>();
	for (let index = 0; index < 20; index++) {
		const [saved] = (await admin.patch(`/rest/v1/essays?id=eq.${id}`, { excerpt: `${index}` })).body;
		expect(saved.created_at).toBe(created_at);
		times.add(saved.updated_at);
	}
	expect(times.size).toBe(20);
});
