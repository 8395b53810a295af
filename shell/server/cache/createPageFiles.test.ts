import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPageFiles } from "./createPageFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "pages-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = createPageFiles(folder, { hasWithdrawn: async () => false });
const page = { status: 200, headers: {}, body: Buffer.from("tea"), etag: '"tea"', renderedAt: 0, rowsSize: 0 };
const urlOf = (length: number) => "http://site.test/".padEnd(length, "a");
const fileNames = () => readdirSync(folder).map((name) => join(folder, name));

test.each([
	[299, true],
	[300, false],
])("that the page of a URL with %i characters is kept is %s", async (length, isKept) => {
	await files.write(urlOf(length), page);
	expect((await files.read(urlOf(length))) !== undefined).toBe(isKept);
});

test("a copy is readable by this user only, and is no page of another URL", async () => {
	await files.write(urlOf(20), page);
	const [own = ""] = fileNames();
	expect(statSync(own).mode & 0o777).toBe(0o600);
	await files.write(urlOf(21), page);
	const other = fileNames().find((file) => file !== own) ?? "";
	copyFileSync(own, other);
	expect(await files.read(urlOf(21))).toBeUndefined();
});

test("a page that is gone deletes its copy, and the next one without a copy is no error", async () => {
	await files.write(urlOf(20), page);
	for (let time = 0; time < 2; time++) await files.write(urlOf(20), { ...page, status: 404 });
	expect(await files.read(urlOf(20))).toBeUndefined();
	await files.write(urlOf(20), page);
	expect(await files.read(urlOf(20))).toEqual(page);
});

test("a damaged copy is no page", async () => {
	await files.write(urlOf(20), page);
	const [own = ""] = fileNames();
	for (const damaged of ["{", "{}", ""]) {
		writeFileSync(own, damaged);
		expect(await files.read(urlOf(20))).toBeUndefined();
	}
});

test("a page that cannot be stored holds up no other one", async () => {
	writeFileSync(folder, "");
	await files.write(urlOf(20), page);
	rmSync(folder);
	await files.write(urlOf(21), page);
	expect([await files.read(urlOf(20)), await files.read(urlOf(21))]).toEqual([undefined, page]);
});

test("the number of files is looked at with every fiftieth page", async () => {
	const own = createPageFiles(folder, { hasWithdrawn: async () => false });
	await own.write(urlOf(20), page);
	for (let index = 0; index < 1_100; index++) writeFileSync(join(folder, `${index}.json`), "{}");
	for (let written = 1; written < 50; written++) await own.write(urlOf(20), page);
	expect(readdirSync(folder)).toHaveLength(1_101);
	await own.write(urlOf(20), page);
	expect(readdirSync(folder)).toHaveLength(1_000);
});

test("above the limit the oldest files and those dated in the future are deleted first", async () => {
	mkdirSync(folder, { recursive: true });
	const now = Date.now() / 1_000;
	const ages = { "ahead.json": -3_600, "oldest.json": 7_200, "older.json": 3_600 };
	const others = Array.from({ length: 999 }, (_, index) => [`${index}.json`, 60] as const);
	for (const [name, age] of [...Object.entries(ages), ...others]) {
		writeFileSync(join(folder, name), "{}");
		utimesSync(join(folder, name), now - age, now - age);
	}
	// The files of another start: old copies are deleted at its first write.
	await createPageFiles(folder, { hasWithdrawn: async () => false }).write(urlOf(20), page);
	const left = readdirSync(folder);
	expect(left.filter((name) => name in ages)).toEqual(["older.json"]);
	expect(left).toHaveLength(1_001);
});
