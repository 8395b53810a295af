import { useBackend } from "../../testing/useBackend.ts";
import { image } from "../rights/storageCases.ts";

/**
 * Writes a file's URL to each column that takes one, by the database's own constraints, and to each content.
 */
const fillColumns = `do $$ declare place record; begin
	insert into public.redirects (from_path, to_path) values ('/old.png', '/hire');
	for place in select conrelid::regclass::text as table, attname as column, conrelid::regclass || '.' || attname as name
		from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
		where contype = 'c' and (pg_get_constraintdef(pg_constraint.oid) like '%is_web_address(' || quote_ident(attname) || '%' or attname = 'content')
		group by 1, 2, 3
	loop
		insert into storage.objects (bucket_id, name) values ('essay-images', 'column-' || place.name || '.png');
		execute format('update public.%1$s set %2$I = %3$L where ctid = (select min(ctid) from public.%1$s)',
			place.table, place.column, '/storage/v1/object/public/essay-images/column-' || place.name || '.png');
	end loop;
end $$`;
const tableOf = (name: string) => /^column-(?:public\.)?(\w+)\./.exec(name)?.[1];

const { backend, admin, service, stranger, visitor } = useBackend({ hasSampleContent: true, statements: [[fillColumns]] });

const size = "1600x1200";
const key = (number: number) => `17000000000${number}-00112233aabbccdd-${size}`;
const upload = async (path: string) => {
	const { status } = await admin.send("POST", `/storage/v1/object/${path}`, image, { "content-type": "image/png" });
	expect(status).toBe(200);
	return `/storage/v1/object/public/${path}`;
};
/** An image with two copies; its URL. */
async function uploadWithCopies(number: number, bucket = "essay-images"): Promise<string> {
	for (const width of [640, 1280]) await upload(`${bucket}/${key(number)}.w${width}.webp`);
	return upload(`${bucket}/${key(number)}-640-1280.png`);
}
const list = async (args: object = {}) => (await admin.post("/rest/v1/rpc/stored_files", args)).body;
const find = async (search: string) => (await list({ search })).rows[0];
const remove = async (bucket: string, ...names: string[]) =>
	(await admin.send("DELETE", `/storage/v1/object/${bucket}`, { prefixes: names })).body.map(
		({ name }: { name: string }) => name,
	);
const insert = (table: string, row: object) => service.post(`/rest/v1/${table}`, row, { prefer: "return=representation" });

afterEach(async () => {
	const { rows } = await list({ page_size: 1000 });
	for (const { bucket, names } of rows.filter((file: { names: string[] }) => !file.names[0]?.startsWith("column-")))
		await service.send("DELETE", `/storage/v1/object/${bucket}`, { prefixes: names });
	await service.remove("/rest/v1/essays?title=like.Shows*");
});

test("an image and its copies are one file, with the bytes of all", async () => {
	await uploadWithCopies(1);
	expect((await list({ search: key(1) })).rows).toMatchObject([
		{
			bucket: "essay-images",
			names: [`${key(1)}-640-1280.png`, `${key(1)}.w640.webp`, `${key(1)}.w1280.webp`],
			bytes: 3 * image.length,
			uses: [],
			last_use: null,
		},
	]);
});

test("copies without their image are a file", async () => {
	await upload(`company-logos/${key(1)}.w640.webp`);
	expect((await list({ search: key(1) })).rows).toMatchObject([{ names: [`${key(1)}.w640.webp`], uses: [] }]);
});

test.each<[string, (url: string) => object]>([
	["a picture of its own", (url) => ({ featured_image: url, status: "draft" })],
	["Markdown", (url) => ({ content: `![A](${url} "t")` })],
	["the site's own address at the end of a sentence", (url) => ({ content: `See https://raka.example${url}.` })],
	["HTML with a copy", (url) => ({ content: `<img srcset="${url.replace("-640-1280.png", ".w640.webp")} 640w">` })],
	["another form of the address", (url) => ({ content: url.replace("/object/public/", "/render/image/public/") })],
])("a file that an essay names as %s is in use, and neither it nor a copy can be deleted", async (_, row) => {
	const url = await uploadWithCopies(1);
	expect((await insert("essays", { title: "Shows it", excerpt: "e", content: "c", ...row(url) })).status).toBe(201);
	const { names, uses } = await find(key(1));
	expect(uses).toEqual([{ place: "essays", id: "shows-it", title: "Shows it" }]);
	for (const name of names) expect(await remove("essay-images", name)).toEqual([]);
	expect((await fetch(backend.url + url)).status).toBe(200);
});

test("files are found by every word of their uses, accents aside", async () => {
	const url = await uploadWithCopies(1);
	await insert("essays", { title: "Shows a Café in Dago", excerpt: "e", content: url });
	expect((await find("dago  cafe")).names).toContain(url.split("/").at(-1));
	expect(await find("cafe lembang")).toBeUndefined();
});

const columnFiles = { search: "column-", page_size: 1000 };

test("every column that takes a URL or a text with images is searched, in each table that has one", async () => {
	const { rows } = await list(columnFiles);
	expect(rows.length).toBeGreaterThan(8);
	for (const { names, uses } of rows)
		expect([names[0], uses]).toEqual([names[0], [expect.objectContaining({ place: tableOf(names[0]) })]]);
});

test("texts of visitors and the history do not count as uses; the history shows a file's last use", async () => {
	const url = await uploadWithCopies(1);
	const row = { excerpt: "e", content: `![A](${url})` };
	const [{ id }] = (await insert("essays", { title: "Shows tea", ...row })).body;
	await service.patch(`/rest/v1/essays?id=eq.${id}`, { content: "Without" });
	await visitor.post("/rest/v1/contacts", { name: "A", email: "a@example.com", subject: "s", message: url });
	expect(await find(key(1))).toMatchObject({ uses: [], last_use: { place: "essays", id, title: "Shows tea" } });
	expect(await remove("essay-images", `${key(1)}-640-1280.png`)).toHaveLength(1);
	expect((await fetch(backend.url + url)).ok).toBe(false);
});

test.each(["a b.png", "é.png", "a(1).png", "a,b.png"])(
	"a file that is named %j and escaped in a text is in use",
	async (name) => {
		const url = await upload(`essay-images/${encodeURIComponent(name)}`);
		await insert("essays", { title: "Shows it", excerpt: "e", content: `![A](${url})` });
		expect(await remove("essay-images", name)).toEqual([]);
	},
);

test("the unused come first, then the latest; state, search, sort and page choose among all", async () => {
	for (const number of [1, 2, 3]) await uploadWithCopies(number);
	await upload(`profile-images/${key(4)}.png`);
	await insert("essays", {
		title: "Shows 50% kopi",
		excerpt: "e",
		content: `/storage/v1/object/public/essay-images/${key(3)}.png`,
	});
	const numbers = async (args: object = {}) => {
		const { rows, total } = await list({ search: "00112233", ...args });
		return [...rows.map(({ names }: { names: string[] }) => Number(names[0]?.[11])), total];
	};
	expect(await numbers()).toEqual([4, 2, 1, 3, 4]);
	expect(await numbers({ state: "unused" })).toEqual([4, 2, 1, 3]);
	expect(await numbers({ sort: "createdAt", descending: false })).toEqual([1, 2, 3, 4, 4]);
	expect((await numbers({ sort: "bytes", descending: false }))[0]).toBe(4);
	expect(await numbers({ page: 2, page_size: 3 })).toEqual([3, 4]);
	expect(await numbers({ search: "50% KOPI" })).toEqual([3, 1]);
	expect(await numbers({ search: "profile-images/" })).toEqual([4, 1]);
});

test("only the admin sees and deletes files, and sees their uses", async () => {
	await uploadWithCopies(1);
	expect((await stranger.post("/rest/v1/rpc/stored_files", {})).body).toEqual({ rows: [], total: 0 });
	for (const caller of [visitor, service])
		expect((await caller.post("/rest/v1/rpc/stored_files", {})).body).toMatchObject({ code: "42501" });
	for (const caller of [stranger, visitor])
		await caller.send("DELETE", "/storage/v1/object/essay-images", { prefixes: [`${key(1)}-640-1280.png`] });
	expect((await find(key(1))).names).toHaveLength(3);
});
