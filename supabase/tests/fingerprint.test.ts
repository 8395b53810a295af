import { cpSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "../embedded/database/open/fingerprint.ts";
import { useFolder } from "../testing/useFolder.ts";

const folder = useFolder();
const database = join(folder, "database");
const file = (index: number) => join(database, "base", String(index));

beforeAll(() => {
	mkdirSync(join(database, "base"), { recursive: true });
	for (let index = 0; index < 20; index++) {
		writeFileSync(file(index), "rows");
		utimesSync(file(index), 1, 1_795_000_000 + index * 0.00013);
	}
});

test("a copy with the same file times counts as the database itself", () => {
	const copy = join(folder, "copy");
	cpSync(database, copy, { recursive: true, preserveTimestamps: true });
	expect(fingerprint(copy)).toBe(fingerprint(database));
});

test.each([
	["written", () => utimesSync(file(3), 1, 1_795_000_001)],
	["longer", () => writeFileSync(file(3), "more rows")],
	["new", () => writeFileSync(file(20), "")],
])("a %s file is detected", (_, change) => {
	const before = fingerprint(database);
	change();
	expect(fingerprint(database)).not.toBe(before);
});
