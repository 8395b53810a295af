import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "../../testing/processes.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "site-checksums-"));
	mkdirSync(join(folder, "migrations"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const migration = (name: string) => join(folder, "migrations", name);
const run = async (...options: string[]) => {
	const { code, output } = await runNode(["--import", "tsx", "supabase/scripts/checksums.ts", folder, ...options]);
	return { code, output };
};

test("a migration without a checksum is reported, then recorded in sha256sum's format, and others may follow it", async () => {
	writeFileSync(migration("20260101000100_first.sql"), "select 1;\n");
	expect(await run("--check")).toEqual({
		code: 1,
		output: "supabase/migrations/20260101000100_first.sql is new; run `npm run checksums` when it is final.\n",
	});
	expect(await run()).toEqual({ code: 0, output: "" });
	expect(await run("--check")).toEqual({ code: 0, output: "" });
	const noted = () => readFileSync(join(folder, "migrations.sha256"), "utf8").split("\n");
	expect(noted()[0]).toMatch(/^[0-9a-f]{64}  migrations\/20260101000100_first\.sql$/);
	writeFileSync(migration("20260101000200_second.sql"), "select 2;\n");
	expect((await run("--check")).code).toBe(1);
	expect((await run()).code).toBe(0);
	expect(noted()).toHaveLength(3);
});

test.each([
	["changed", () => writeFileSync(migration("20260101000100_first.sql"), "select 2;\n")],
	["renamed", () => renameSync(migration("20260101000100_first.sql"), migration("20260101000300_first.sql"))],
	["removed", () => rmSync(migration("20260101000100_first.sql"))],
])("a recorded migration that is %s is refused, and its checksum is not overwritten", async (_, change) => {
	writeFileSync(migration("20260101000100_first.sql"), "select 1;\n");
	await run();
	const before = readFileSync(join(folder, "migrations.sha256"), "utf8");
	change();
	for (const options of [["--check"], []]) {
		expect(await run(...options)).toEqual({
			code: 1,
			output: expect.stringContaining(
				"supabase/migrations/20260101000100_first.sql has landed and is not what it was; put it back and write the change as a new migration.\n",
			),
		});
	}
	expect(readFileSync(join(folder, "migrations.sha256"), "utf8")).toContain(before);
});
