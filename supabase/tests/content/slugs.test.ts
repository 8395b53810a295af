import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toSlug } from "@site/shared-data/rules";
import { prepareDataDirectory, runSql } from "../../testing/dataDirectory.ts";

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
	const dataDir = mkdtempSync(join(tmpdir(), "site-slugs-"));
	await prepareDataDirectory(dataDir);
	const examples = ["Merancang API yang Tenang", "Straße & Œuvre, Łódź", "ΨΥΧΗ Щука", "  --a--  ", "d’été", "茶", "", "\t"];
	const all = [...examples, ...texts];
	const [rows = []] = await runSql(dataDir, [
		[
			"select private.to_slug(text) as slug from json_array_elements_text($1::json) with ordinality as t (text, place) order by place",
			JSON.stringify(all),
		],
	]);
	rmSync(dataDir, { recursive: true });
	expect(rows).toHaveLength(all.length);
	const differing = all.flatMap((text, at) =>
		rows[at]?.slug === toSlug(text) ? [] : [{ text, database: rows[at]?.slug, site: toSlug(text) }],
	);
	expect(differing).toEqual([]);
});
