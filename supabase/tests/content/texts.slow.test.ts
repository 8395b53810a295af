import { isBlank, isOneLine } from "@site/shared-data/rules";
import { prepareDataDirectory, type Row, runSql } from "../../testing/dataDirectory.ts";
import { useFolder } from "../../testing/useFolder.ts";

const dataDir = useFolder();

const blank = [
	"",
	" ",
	"\u00a0",
	"\u200b\u2060\ufeff",
	"\u3164",
	"\u2800",
	"\u00ad\u034f",
	"\u{e0041}",
	"\t\u2028\u0085",
	"\u{1d159}",
];
const lines = ["Sari", "\u200bSari", "👩‍💻", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "علی‌رضا", "שָׁלוֹם", "सरी‍", "이지은", "ᠮᠣᠩᠭᠣᠯ", "."];
const broken = ["a\nb", "a\rb", "a\vb", "a\fb", "a\u0085b", "a\u2028b", "a\u2029b", "a\u0001b"];

test("blank texts contain no visible character; emoji and every script are visible", () => {
	expect(blank.filter((text) => !isBlank(text))).toEqual([]);
	expect([...lines, ...broken].filter(isBlank)).toEqual([]);
	expect([...lines, "a\u00a0b"].filter((text) => !isOneLine(text))).toEqual([]);
	expect(broken.filter(isOneLine)).toEqual([]);
});

/** The first two planes, and the plane of invisible characters. */
const codes = "generate_series(1, 131071) union all select generate_series(917504, 925695)";

test("database and site agree on every character, which texts are blank and which are one line", async () => {
	await prepareDataDirectory(dataDir);
	const [ofTexts, ofCharacters] = await runSql(dataDir, [
		[
			`select text, private.is_blank(text) as blank, private.is_one_line(text) as line
			from json_array_elements_text($1::json) with ordinality as t (text, place) order by place`,
			JSON.stringify([...blank, ...lines, ...broken]),
		],
		[
			`select chr(code) as text, private.is_blank(chr(code)) as blank, private.is_one_line(chr(code)) as line
			from (select ${codes}) as t (code) where code not between 55296 and 57343`,
		],
	]);
	const rows = [...(ofTexts ?? []), ...(ofCharacters ?? [])];
	expect(rows).toHaveLength(blank.length + lines.length + broken.length + 131_071 - 2_048 + 8_192);
	const differs = ({ text, blank, line }: Row) => blank !== isBlank(String(text)) || line !== isOneLine(String(text));
	expect(rows.filter(differs)).toEqual([]);
});
