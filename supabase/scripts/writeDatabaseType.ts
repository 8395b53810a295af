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

/** What a row may leave out, as it is read, added and changed. */
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
		throw new Error(`${table}.${name} has the type ${type}, which writeDatabaseType does not know.`);
	}
	const written =
		values.length > 0
			? values.map((value) => JSON.stringify(value)).join(" | ")
			: `${element}${type.startsWith("_") ? "[]" : ""}`;
	return isNullable ? `${written} | null` : written;
}
