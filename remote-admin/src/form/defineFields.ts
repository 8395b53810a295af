import type { Site } from "../layout/adminLoader.ts";

/** A field of a form: its label, its value for a new row, and the conversions to and from the row. */
export interface FieldDescriptor<Value extends string | boolean, Stored> {
	label: string;
	blank: Blank<Value>;
	format: (stored: Stored) => Value;
	parse: (value: Value) => Stored;
}

type Blank<Value> = Value | ((site: Site) => Value);

/** A text with another stored form. */
export const converted = <Stored>(
	label: string,
	format: (stored: Stored) => string,
	parse: (text: string) => Stored,
	blank: Blank<string> = "",
): FieldDescriptor<string, Stored> => ({ label, blank, format, parse });

/** A text that is stored as typed. */
export const text = (label: string, blank?: Blank<string>) => converted<string>(label, String, String, blank);

/** A text that is stored as null if blank. */
export const optionalText = (label: string) =>
	converted<string | null>(
		label,
		(stored) => stored ?? "",
		(typed) => typed.trim() || null,
	);

/** A list, each item a row of cells. */
export const rows = <Item>(label: string, toCells: (item: Item) => readonly string[], toItem: (cells: string[]) => Item) =>
	converted<Item[]>(
		label,
		(items) => formatRows(items.map(toCells)),
		(lines) => parseRows(lines).map(toItem),
	);

/** Replaces a line break inside a cell, because rows end at line breaks: the line separator. */
const cellBreak = "\u2028";

/** Parses the cells of each row of a list from one text: cells end at tabs, rows at line breaks. */
export const parseRows = (text: string): string[][] =>
	text === "" ? [] : text.split("\n").map((line) => line.replaceAll(cellBreak, "\n").split("\t"));

/** Formats rows as one text. A single blank row keeps a tab, because the empty text means no row. */
export const formatRows = (rows: readonly (readonly string[])[]): string =>
	rows.map((row) => row.map((cell) => cell.replaceAll(/\t+/g, " ").replaceAll("\n", cellBreak)).join("\t")).join("\n") ||
	(rows.length > 0 ? "\t" : "");

export const checkbox = (label: string): FieldDescriptor<boolean, boolean> => ({
	label,
	blank: false,
	format: Boolean,
	parse: Boolean,
});

type Descriptors = Record<string, FieldDescriptor<any, any>>;
type Values<Fields extends Descriptors> = { [Name in keyof Fields]: ReturnType<Fields[Name]["format"]> };
type Stored<Fields extends Descriptors> = { [Name in keyof Fields]: ReturnType<Fields[Name]["parse"]> };

export type ValuesOf<Fields extends { toDraft: (values: any) => unknown }> = Parameters<Fields["toDraft"]>[0];

/** The parts of a form's definition that follow from its fields. */
export function defineFields<Fields extends Descriptors>(fields: Fields) {
	const map = (convert: (field: Fields[string], name: string) => unknown): any =>
		Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, convert(field as Fields[string], name)]));
	return {
		labels: map(({ label }) => label) as Record<keyof Fields & string, string>,
		blank: (site: Site): Values<Fields> => map(({ blank }) => (typeof blank === "function" ? blank(site) : blank)),
		toValues: (stored: Stored<Fields>): Values<Fields> => map(({ format }, name) => format(stored[name])),
		toDraft: (values: Values<Fields>): Stored<Fields> => map(({ parse }, name) => parse(values[name])),
	};
}
