import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openScratchDatabase } from "../embedded/database/open/openScratchDatabase.ts";
import { redactConsole } from "../embedded/engine/redactConsole.ts";

// `npm run types` writes the row types of the migrations; with --check it fails when they are out of date.

const types: Record<string, string> = {
	bool: "boolean",
	date: "string",
	int4: "number",
	int8: "number",
	jsonb: "unknown",
	text: "string",
	timestamptz: "string",
	uuid: "string",
};

/** The schema as Supabase's `Database` type. */
function writeDatabaseType(columns: readonly Column[]): string {
	const [views, tables] = [columns.filter(({ isView }) => isView), columns.filter(({ isView }) => !isView)];
	return `// Written by \`npm run types\` from supabase/migrations; change those instead.

export type Database = {
	public: {
		Tables: {
${writeEach(tables, ["Row", "Insert", "Update"])}
		};
		Views: {
${writeEach(views, ["Row"])}
		};
		Functions: Record<never, never>;
		Enums: Record<never, never>;
		CompositeTypes: Record<never, never>;
	};
};
`;
}

/** Whether a column is optional in a row that is read, inserted or updated. */
const isOptional = {
	Row: () => false,
	Insert: ({ isNullable, hasDefault }: Column) => isNullable || hasDefault,
	Update: () => true,
};

function writeEach(columns: readonly Column[], blocks: (keyof typeof isOptional)[]): string {
	return [...new Set(columns.map(({ table }) => table))]
		.map((table) => {
			const own = columns.filter((column) => column.table === table);
			return [
				`\t\t\t${table}: {`,
				...blocks.flatMap((block) => [
					`\t\t\t\t${block}: {`,
					...own.map((column) => `\t\t\t\t\t${column.name}${isOptional[block](column) ? "?" : ""}: ${typeOf(column)};`),
					"\t\t\t\t};",
				]),
				"\t\t\t\tRelationships: [];",
				"\t\t\t};",
			].join("\n");
		})
		.join("\n");
}

function typeOf({ table, name, type, isNullable, values }: Column): string {
	const element = types[type.replace(/^_/, "")];
	if (element === undefined) {
		throw new Error(`${table}.${name} has the type ${type}, which this does not know.`);
	}
	const written =
		values.length > 0
			? values.map((value) => JSON.stringify(value)).join(" | ")
			: `${element}${type.startsWith("_") ? "[]" : ""}`;
	return isNullable ? `${written} | null` : written;
}

interface Column {
	table: string;
	isView: boolean;
	name: string;
	/** The type's name in the catalog, `_text` for an array of text. */
	type: string;
	isNullable: boolean;
	hasDefault: boolean;
	/** The values that a check constraint of this column allows, when it lists them. */
	values: string[];
}

/** The columns of the public tables and views after all migrations, in the order of the catalog. */
async function readSchema(): Promise<Column[]> {
	const connection = await openScratchDatabase();
	const { rows } = await connection.sql.query<Omit<Column, "values"> & { check: string | null }>(
		`select relname as table, relkind = 'v' as "isView", attname as name, typname as type,
			not attnotnull as "isNullable", (atthasdef or attidentity <> '') as "hasDefault",
			(select pg_get_constraintdef(oid) from pg_constraint
				where conrelid = attrelid and contype = 'c' and conkey = array[attnum] limit 1) as check
		from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
			and attnum > 0 and not attisdropped
		order by relname, attnum`,
	);
	await connection.close();
	return rows.map(({ check, ...column }) => ({ ...column, values: listedValues(check ?? "") }));
}

function listedValues(check: string): string[] {
	const list = /= ANY \(ARRAY\[(.*)\]\)/.exec(check)?.[1];
	return list === undefined ? [] : [...list.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? "");
}

redactConsole();
const path = fileURLToPath(new URL("../../shared-data/src/client/database.types.ts", import.meta.url));
const generated = writeDatabaseType(await readSchema());

if (!process.argv.includes("--check")) {
	writeFileSync(path, generated);
} else if (!existsSync(path) || readFileSync(path, "utf8") !== generated) {
	process.stderr.write("shared-data/src/client/database.types.ts does not match the migrations; run `npm run types`.\n");
	process.exitCode = 1;
}
