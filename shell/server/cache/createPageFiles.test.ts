import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPageFiles } from "./createPageFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "pages-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("above the limit the oldest files and those dated in the future are deleted first", async () => {
	const now = Date.now() / 1_000;
	const ages = { "ahead.json": -3_600, "oldest.json": 7_200, "older.json": 3_600 };
	const others = Array.from({ length: 999 }, (_, index) => [`${index}.json`, 60] as const);
	for (const [name, age] of [...Object.entries(ages), ...others]) {
		writeFileSync(join(folder, name), "{}");
		utimesSync(join(folder, name), now - age, now - age);
	}
	const page = { status: 200, headers: {}, body: Buffer.from("tea"), etag: '"tea"', renderedAt: 0, rowsSize: 0 };
	await createPageFiles(folder, { hasWithdrawn: async () => false }).write("http://site.test/", page);
	const left = readdirSync(folder);
	expect(left.filter((name) => name in ages)).toEqual(["older.json"]);
	expect(left).toHaveLength(1_001);
});
