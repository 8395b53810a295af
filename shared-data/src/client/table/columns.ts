import { isBlank, trimText } from "../../rules/formats.ts";
import type { Row, TableName } from "../DatabaseClient.ts";

/** How a field of a domain object is stored: its column, and the conversions between the two. */
export interface Column<Name extends string, Value> {
	name: Name;
	/** `any`, because only the database knows the column's type. */
	read: (stored: any) => Value;
	/** Absent if the database fills the column. */
	write?: (value: Value) => unknown;
}

/** The column of every field of a domain object. */
export type Columns<Table extends TableName, Entity> = {
	readonly [Field in keyof Entity]-?: Column<keyof Row<Table> & string, Entity[Field]>;
};

/** Columns of some table, for code that serves several. */
export type AnyColumns<Entity> = { readonly [Field in keyof Entity]-?: Column<string, any> };

const same = <Value>(value: Value) => value;

/** Stored as it is. */
export const plain = <Name extends string, Value>(name: Name): Column<Name, Value> => ({ name, read: same, write: same });

/** Filled by the database: read, never written. */
export const generated = <Name extends string, Value>(name: Name): Column<Name, Value> => ({ name, read: same });

/** A required text, stored without the blanks around it. */
export const trimmed = <Name extends string>(name: Name): Column<Name, string> => ({
	name,
	read: same,
	write: trimText,
});

/** An optional text: a blank one is null. */
export const optional = <Name extends string>(name: Name): Column<Name, string | null> => ({
	name,
	read: (text: string | null) => (isBlank(text ?? "") ? null : text),
	write: (text) => trimText(text ?? "") || null,
});

/** A calendar day, yyyy-mm-dd; the time that some drivers append is cut off. */
export const calendarDay = <Name extends string>(name: Name): Column<Name, string> => ({
	name,
	read: (date: string) => date.slice(0, 10),
	write: same,
});

/** A calendar day or null. */
export const optionalDay = <Name extends string>(name: Name): Column<Name, string | null> => ({
	...optional(name),
	read: (date: string | null) => date?.slice(0, 10) ?? null,
});

/** A timestamp or null, as ISO 8601 in UTC. */
export const optionalTimestamp = <Name extends string>(name: Name): Column<Name, string | null> => ({
	name,
	read: (stored: string | null) => stored && parseTimestamp(stored).toISOString(),
	write: same,
});

/** A timestamp that the database sets. */
export const timestamp = <Name extends string>(name: Name): Column<Name, Date> => ({ name, read: parseTimestamp });

/** The time of the last write, as a Date and as the revision that a save is based on. */
export const stampColumns = {
	updatedAt: timestamp("updated_at"),
	revision: generated<"updated_at", string>("updated_at"),
};

/** The columns that most tables have. */
export const commonColumns = {
	id: generated<"id", string>("id"),
	createdAt: timestamp("created_at"),
	...stampColumns,
};

/** The columns of a query, and the conversion of a row into a domain object. */
export interface Selection<Value> {
	/** Column names with commas. Typed "*", because the client's types reject a non-literal string. */
	columns: "*";
	read: (row: Record<string, unknown>) => Value;
}

/** Selects the columns of these fields. */
export function selectionOf<Entity, Field extends keyof Entity & string>(
	columns: AnyColumns<Entity>,
	fields: readonly Field[],
): Selection<Pick<Entity, Field>> {
	return {
		columns: [...new Set(fields.map((field) => columns[field].name))].join(", ") as "*",
		read: (row) => {
			const entries = fields.map((field) => [field, columns[field].read(row[columns[field].name])]);
			return Object.fromEntries(entries) as Pick<Entity, Field>;
		},
	};
}

/** Selects all columns. */
export const selectionOfAll = <Entity>(columns: AnyColumns<Entity>): Selection<Entity> =>
	selectionOf(columns, Object.keys(columns) as (keyof Entity & string)[]) as Selection<Entity>;

/** The columns that store the given fields; fields that only the database writes are left out. */
export function toColumns<Entity>(columns: AnyColumns<Entity>, fields: Partial<Entity>): Record<string, unknown> {
	const row: Record<string, unknown> = {};
	for (const field in columns) {
		const { name, write } = columns[field];
		const value = fields[field];
		if (write && value !== undefined) row[name] = write(value);
	}
	return row;
}

/** The fields of these columns as they are read; fields without a column are left out. */
export function toFields<Entity>(columns: AnyColumns<Entity>, row: Record<string, unknown>): Partial<Entity> {
	const fields: Partial<Entity> = {};
	for (const field in columns) {
		const { name, read } = columns[field];
		if (name in row) fields[field] = read(row[name]);
	}
	return fields;
}

/** A database timestamp as a Date. Throws RangeError for any other text, also for "infinity". */
export function parseTimestamp(timestamp: string): Date {
	const date = new Date(timestamp);
	if (Number.isNaN(date.getTime())) throw new RangeError(`Not a timestamp: ${timestamp}`);
	return date;
}
