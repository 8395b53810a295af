import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asService, type Caller } from "../../testing/createCaller.ts";
import { prepareDataDirectory, type Row, runSql } from "../../testing/dataDirectory.ts";
import { dropServerDatabase } from "../../testing/server/serverDatabase.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

/*
 * PostgREST answers what PostgreSQL's row_to_json gives; so does this backend, on either engine.
 */

/** Values of each type, as PostgreSQL literals, including every type in use. */
const values: Record<string, string[]> = {
	bigint: ["0", "9007199254740991", "9007199254740993", "-9007199254740993"],
	"bigint[]": ["{1,NULL,9007199254740993}"],
	boolean: ["true", "false"],
	bytea: ["\\x6869", ""],
	"character varying": ["kopi", " "],
	date: ["2026-11-01", "0044-03-15 BC", "infinity", "-infinity", "12345-01-01"],
	"date[]": ["{2026-11-01,NULL,infinity}"],
	"double precision": ["0", "0.1", "1e21", "1e-7", "1.7976931348623157e308", "NaN", "Infinity", "-Infinity"],
	"double precision[]": ["{1.5,NULL,NaN}"],
	integer: ["0", "-1", "2147483647"],
	"integer[]": ["{}", "{1,NULL,3}", "{{1,2},{3,4}}", "[5:6]={1,2}"],
	interval: ["1 day 02:03:04.5"],
	json: ['{"b": 1, "a": [null, true]}', '"text"', "[]"],
	jsonb: [
		'{"nested": {"list": [1, "2", null, {"a": 1.5}]}, "unicode": "kopi ☕ 𝄞 \\u0001 \\" \\\\"}',
		'"text"',
		'"[1]"',
		'"2026-11-01 00:00:00+00"',
		'{"at": "2026-11-01 00:00:00+00"}',
		"[]",
		"1.50",
		"true",
		"null",
	],
	"jsonb[]": ['{NULL,"null","{\\"a\\": [1]}"}'],
	numeric: ["0", "1.50", "-12.345", "100", "NaN", "Infinity", "1e20"],
	"numeric[]": ["{1.50,NULL,NaN}"],
	real: ["0.1", "NaN", "Infinity"],
	smallint: ["-32768"],
	text: ["", " ", "NULL", "null", "true", "1e3", "{a,b}", '["a"]', '"quoted"', "2026-11-01 00:00:00+00", "kopi ☕\n\\x"],
	"text[]": ["{}", '{a,NULL,"NULL",""}', '{"a,b","c\\"d","e\\\\f","{}"," "}', "{{a,b},{c,NULL}}", "{☕}"],
	"time with time zone": ["12:34:56+07"],
	"time without time zone": ["12:34:56.5"],
	"timestamp with time zone": [
		"2026-11-01 00:00:00+00",
		"2026-11-01 01:02:03.5+07",
		"2026-11-01 01:02:03.123456+00",
		"infinity",
		"-infinity",
		"0044-03-15 12:00:00+00 BC",
		"12345-01-01 00:00:00.25+00",
	],
	"timestamp with time zone[]": ['{"2026-11-01 00:00:00+00",NULL,infinity}'],
	"timestamp without time zone": ["2026-11-01 00:00:00", "infinity", "0044-03-15 12:00:00.5 BC"],
	uuid: ["0b7c1f52-6f0e-4a36-9d2c-1d0a7f2b9e11"],
	"uuid[]": ["{0b7c1f52-6f0e-4a36-9d2c-1d0a7f2b9e11,NULL}"],
};

const types = Object.keys(values);
const columns = types.map((_, index) => `column_${index}`);
const rowCount = Math.max(...Object.values(values).map(({ length }) => length));

const dataDir = mkdtempSync(join(tmpdir(), "site-json-form-"));
let backend: TestBackend;
let service: Caller;
let expected: Row[];
let typesInUse: string[];

/** The table of redirects gets a column of each type, because the start grants rights on no other table. */
beforeAll(async () => {
	await prepareDataDirectory(dataDir);
	// With the marker, the next start would reuse the schema that the last one read.
	rmSync(join(dataDir, "database.seal.json"), { force: true });
	const rows = Array.from({ length: rowCount }, (_, index) => types.map((type) => values[type]?.[index] ?? null));
	const results = await runSql(dataDir, [
		[
			`select format_type(atttypid, null) as type from pg_attribute join pg_class on pg_class.oid = attrelid
			where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
			union select format_type(unnest(coalesce(proallargtypes, array[prorettype])), null)
			from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'void'::regtype`,
		],
		[`alter table public.redirects ${columns.map((name, index) => `add column ${name} ${types[index]}`).join(", ")}`],
		["alter table public.redirects add column parent text references public.redirects (from_path)"],
		...rows.map(
			(row, index) =>
				[
					`insert into public.redirects (from_path, to_path, parent, ${columns.join(", ")})
					values ($1, '/hire', $2, ${types.map((type, column) => `$${column + 3}::text::${type}`).join(", ")})`,
					`/${String.fromCharCode(97 + index)}`,
					index === 0 ? null : "/a",
					...row,
				] as const,
		),
		["drop function public.admin_emails()"],
		[
			`create function public.admin_emails() returns setof public.redirects language sql stable
			as 'select * from public.redirects order by from_path'`,
		],
		["select json_agg(row_to_json(row) order by from_path)::text as json from public.redirects as row"],
	]);
	typesInUse = (results[0] ?? []).map(({ type }) => String(type));
	expected = JSON.parse(String(results.at(-1)?.[0]?.json));
	backend = await startBackend({ dataDir });
	service = asService(backend);
});
afterAll(async () => {
	await backend?.stop();
	rmSync(dataDir, { recursive: true, force: true });
	await dropServerDatabase(dataDir);
});

test("every type in use is among the tested ones", () => {
	expect(typesInUse.filter((type) => !types.includes(type))).toEqual([]);
});

test.each(types)("%s", async (type) => {
	const column = columns[types.indexOf(type)] as string;
	const { body } = await service.get(`/rest/v1/redirects?select=${column}&order=from_path`);
	expect(body).toEqual(expected.map((row) => ({ [column]: row[column] })));
});

test("whole rows of a table", async () => {
	expect((await service.get("/rest/v1/redirects?order=from_path")).body).toEqual(expected);
});

test("a row that is embedded", async () => {
	const { body } = await service.get(
		"/rest/v1/redirects?select=from_path,redirects!parent(*)&parent=not.is.null&order=from_path",
	);
	expect(body).toEqual(expected.slice(1).map(({ from_path }) => ({ from_path, redirects: expected[0] })));
});

test("rows of a function", async () => {
	expect((await service.post("/rest/v1/rpc/admin_emails", {})).body).toEqual(expected);
});

test("rows that a write returns are stored as they were sent", async () => {
	const copies = expected.map((row) => ({ ...withTypes(row), from_path: `${row.from_path}/copy`, to_path: "/hire" }));
	const headers = { prefer: "return=representation" };
	const select = `select=from_path,to_path,${columns.join(",")}`;
	expect((await service.post(`/rest/v1/redirects?${select}`, copies, headers)).body).toEqual(copies);
	for (const row of expected) {
		const changed = await service.patch(`/rest/v1/redirects?from_path=eq./a&select=${columns.join(",")}`, withTypes(row));
		expect(changed.body).toEqual([withTypes(row)]);
	}
});

/** The row's columns of each type. The engine takes a string for a JSON column as JSON text. */
function withTypes(row: Row): Row {
	const toValue = (value: unknown, type = "") => (type.startsWith("json") && typeof value === "string" ? { value } : value);
	return Object.fromEntries(columns.map((name, index) => [name, toValue(row[name], types[index])]));
}
