type Value = string | number | Date | null;

export type CsvColumns<Row> = Record<string, (row: Row) => Value>;

/** Rows as CSV for spreadsheets: every cell quoted, UTF-8 with a BOM, no cell evaluates as a formula. */
export function toCsv<Row>(rows: readonly Row[], columns: CsvColumns<Row>): string {
	const lines = [Object.keys(columns), ...rows.map((row) => Object.values(columns).map((read) => read(row)))];
	return `\uFEFF${lines.map((row) => row.map(toCell).join(",")).join("\r\n")}\r\n`;
}

function toCell(value: Value): string {
	const text = value instanceof Date ? value.toISOString() : String(value ?? "");
	const isFormula = typeof value === "string" && /^[\s\u00A0\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text);
	return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
