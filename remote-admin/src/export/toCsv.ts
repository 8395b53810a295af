type Value = string | number | Date | null;

/** Rows as a file that spreadsheets open: every cell quoted, UTF-8 with its mark, and no cell that a spreadsheet would take for a formula. */
export function toCsv<Row>(rows: readonly Row[], columns: Record<string, (row: Row) => Value>): string {
	const lines = [Object.keys(columns), ...rows.map((row) => Object.values(columns).map((read) => read(row)))];
	return `\uFEFF${lines.map((cells) => cells.map(toCell).join(",")).join("\r\n")}\r\n`;
}

function toCell(value: Value): string {
	const text = value instanceof Date ? value.toISOString() : String(value ?? "");
	const isFormula = typeof value === "string" && /^[\s\u00A0\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text);
	return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
