import type { Column } from "./readSchema.ts";

const types: Record<string, string> = {
	bool: "boolean",
	date: "string",
	int4: "number",
	int8: "number",
	text: "string",
	timestamptz: "string",
	uuid: "string",
};

/** The schema as Supabase's `Database` type. */
export function writeDatabaseType(columns: readonly Column[]): string {
	const tables = [...new Set(columns.map(({ table }) => table))];
	return `// Written by \`npm run types\` from supabase/migrations; change those instead.

export type Database = {
	public: {
		Tables: {
${tables
	.map((table) =>
		writeTable(
			table,
			columns.filter((column) => column.table === table),
		),
	)
	.join("\n")}
		};
		Views: Record<never, never>;
		Functions: Record<never, never>;
		Enums: Record<never, never>;
		CompositeTypes: Record<never, never>;
	};
};
`;
}

function writeTable(table: string, columns: readonly Column[]): string {
	const block = (name: string, isOptional: (column: Column) => boolean) =>
		[
			`\t\t\t\t${name}: {`,
			...columns.map((column) => `\t\t\t\t\t${column.name}${isOptional(column) ? "?" : ""}: ${typeOf(column)};`),
			"\t\t\t\t};",
		].join("\n");
	return [
		`\t\t\t${table}: {`,
		block("Row", () => false),
		block("Insert", ({ isNullable, hasDefault }) => isNullable || hasDefault),
		block("Update", () => true),
		"\t\t\t\tRelationships: [];",
		"\t\t\t};",
	].join("\n");
}

function typeOf({ table, name, type, isNullable, values }: Column): string {
	const element = types[type.replace(/^_/, "")];
	if (element === undefined) {
		throw new Error(`${table}.${name} has the type ${type}, which writeDatabaseType does not know.`);
	}
	const written =
		values.length > 0
			? values.map((value) => JSON.stringify(value)).join(" | ")
			: `${element}${type.startsWith("_") ? "[]" : ""}`;
	return isNullable ? `${written} | null` : written;
}
