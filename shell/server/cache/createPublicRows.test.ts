import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPageFiles } from "./createPageFiles.ts";
import { createPublicRows } from "./createPublicRows.ts";

let folder: string;
beforeEach(() => {
	folder = join(mkdtempSync(join(tmpdir(), "rows-")), "pages");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true }));

/** A process of the site, which shares the folder with the others of the test. */
function open() {
	const rows = createPublicRows(folder);
	const files = createPageFiles(folder, rows);
	return {
		...rows,
		publicNow: (...ids: string[]) => rows.update(async () => ids),
		/** Stores a copy of what a page shows now. */
		store: (path: string, text: string, rowsSize = rows.size()) =>
			files.write(`http://site.test${path}`, {
				status: 200,
				headers: {},
				body: Buffer.from(text),
				etag: "",
				renderedAt: 0,
				rowsSize,
			}),
		/** The paths whose copies may be served. */
		served: async (...paths: string[]) => {
			const read = await Promise.all(paths.map(async (path) => ((await files.read(`http://site.test${path}`)) ? [path] : [])));
			return read.flat();
		},
	};
}

const paths = ["/essays/tea", "/essays", "/search.json", "/essays/tea-two", "/contact"];
async function storePages({ store }: ReturnType<typeof open>) {
	await store("/essays/tea", "A text");
	await store("/essays", '<a href="/essays/tea">Tea</a><a href="/essays/tea-two">');
	await store("/search.json", '[["tea","Tea","leaves"]]');
	await store("/essays/tea-two", '<a href="/essays/tea-two">');
	await store("/contact", "Write to me");
}

test("no copy that names a withdrawn row is served: now, after a restart, and by another process", async () => {
	const [site, other] = [open(), open()];
	await site.publicNow("essays/tea", "essays/tea-two");
	await storePages(site);
	expect(await site.served(...paths)).toEqual(paths);
	await site.publicNow("essays/tea-two");
	for (const process of [site, other, open()]) expect(await process.served(...paths)).toEqual(["/essays/tea-two", "/contact"]);
});

test("each of several rows that are withdrawn at once is noticed", async () => {
	const site = open();
	await site.publicNow("essays/tea", "essays/kopi");
	await storePages(site);
	await site.publicNow();
	expect(await site.served("/essays/tea", "/essays/tea-two", "/contact")).toEqual(["/essays/tea-two", "/contact"]);
});

test("a row that becomes public withdraws no copy that names it", async () => {
	const site = open();
	await site.publicNow("essays/tea");
	await storePages(site);
	await site.publicNow("essays/tea", "essays/tea-two");
	expect(await site.served(...paths)).toEqual(paths);
});

test("a list in a folder that is missing begins, and does not grow while the same rows are public", async () => {
	const rows = createPublicRows(join(folder, "later/pages"));
	const publicNow = (...ids: string[]) => rows.update(async () => ids);
	const growth: boolean[] = [];
	for (const ids of [["essays/tea"], ["essays/tea"], [], [], ["essays/tea"], ["essays/tea"]]) {
		const before = rows.size();
		await publicNow(...ids);
		growth.push(rows.size() > before);
	}
	expect(growth).toEqual([true, false, true, false, true, false]);
});

test("a withdrawal is noticed after a line that a full disk truncated", async () => {
	const site = open();
	await site.publicNow("essays/tea");
	await storePages(site);
	appendFileSync(`${folder}.rows`, "+essays/ko");
	await site.publicNow();
	expect(await site.served("/essays/tea", "/contact")).toEqual(["/contact"]);
});

test("a copy whose render began before a withdrawal and ended after it is not served", async () => {
	const [site, other] = [open(), open()];
	await site.publicNow("essays/tea");
	const size = other.size();
	await site.publicNow();
	await other.store("/essays/tea", "A text", size);
	expect(await other.served("/essays/tea")).toEqual([]);
});

test("a row that is public again is served from its newer copies, and its withdrawal is noticed again", async () => {
	const site = open();
	await site.publicNow("essays/tea");
	await site.publicNow();
	await site.publicNow("essays/tea");
	await storePages(site);
	expect(await site.served("/essays/tea")).toEqual(["/essays/tea"]);
	await site.publicNow();
	expect(await site.served("/essays/tea")).toEqual([]);
});

test("an essay is withdrawn even if a project with its name is public", async () => {
	const site = open();
	await site.publicNow("essays/tea", "projects/tea");
	await storePages(site);
	await site.publicNow("projects/tea");
	expect(await site.served("/essays/tea", "/contact")).toEqual(["/contact"]);
});

test("rows that cannot be read withdraw nothing, and a write with an unknown effect all that was stored before", async () => {
	const site = open();
	await site.publicNow("essays/tea");
	await storePages(site);
	await expect(site.update(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
	expect(await site.served(...paths)).toEqual(paths);
	await site.withdrawAll();
	expect(await site.served(...paths)).toEqual([]);
	await site.store("/contact", "Write to me");
	expect(await site.served("/contact")).toEqual(["/contact"]);
});

test("copies from before the list was begun, or lost, are not served", async () => {
	const site = open();
	await storePages(site);
	await site.publicNow("essays/tea");
	expect(await site.served(...paths)).toEqual([]);
	await storePages(site);
	rmSync(`${folder}.rows`);
	expect(await site.served(...paths)).toEqual([]);
});

test("a process that read the rows before another recorded newer ones reads them again", async () => {
	const [site, other] = [open(), open()];
	await site.publicNow("essays/tea");
	let reads = 0;
	await site.update(async () => {
		if (++reads > 1) return ["essays/tea", "essays/kopi"];
		await other.publicNow("essays/tea", "essays/kopi");
		return ["essays/tea"];
	});
	expect(reads).toBe(2);
	await storePages(site);
	await other.publicNow("essays/kopi");
	expect(await site.served("/essays/tea")).toEqual([]);
});

test("when a withdrawal cannot be recorded all copies are deleted", async () => {
	const site = open();
	await storePages(site);
	mkdirSync(`${folder}.rows`);
	await site.withdrawAll();
	expect(readdirSync(join(folder, ".."))).toEqual(["pages.rows"]);
});
