type Cell = string | number;

/** A markdown table; numbers are right-aligned with at most `digits` decimals. */
export function markdownTable(head: readonly string[], rows: readonly (readonly Cell[])[], digits = 2): string {
	const written = rows.map((row) => row.map((cell) => (typeof cell === "number" ? inDigits(cell, digits) : cell)));
	const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
	return [line(head), line(head.map((_, index) => (index ? "---:" : "---"))), ...written.map(line)].join("\n");
}

function inDigits(value: number, digits: number): string {
	if (!Number.isFinite(value)) return "–";
	return String(Number(value.toFixed(Math.abs(value) < 10 ? digits : 0)));
}
