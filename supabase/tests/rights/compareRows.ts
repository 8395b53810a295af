import type { Row } from "./RightsCase.ts";

/**
 * The differences between two snapshots of a table, as lines of an Outcome. Marks a change without a new
 * updated_at, and a new display_order with one.
 */
export function compareRows(before: readonly Row[], after: readonly Row[], label: string, forged: Row = {}): string[] {
	const idOf = (row: Row) => row.id ?? row[label];
	const former = new Map(before.map((row) => [idOf(row), row]));
	const present = new Set(after.map(idOf));
	return [
		...after.flatMap((row) => {
			const old = former.get(idOf(row));
			return old ? describeChange(old, row, label) : [`+ ${row[label]}${describeForgery(row, forged)}`];
		}),
		...before.filter((row) => !present.has(idOf(row))).map((row) => `- ${row[label]}`),
	].sort();
}

/** Columns that change when others change. */
const derived = ["updated_at", "label", "search_text", "email_key", "total"];

function describeChange(old: Row, row: Row, label: string): string[] {
	const columns = Object.keys(row).filter((column) => JSON.stringify(old[column]) !== JSON.stringify(row[column]));
	if (columns.length === 0) {
		return [];
	}
	const named = columns.filter((column) => !derived.includes(column)).sort();
	const isMoved = named.join() === "display_order";
	const isWrong = "updated_at" in row && columns.includes("updated_at") === isMoved;
	return [`~ ${old[label]}: ${named.join(", ")}${isWrong ? ` (updated_at ${isMoved ? "changed" : "unchanged"})` : ""}`];
}

function describeForgery(row: Row, forged: Row): string {
	const forgedColumns = Object.keys(forged).filter((column) => isSame(row[column], forged[column]));
	return forgedColumns.length === 0 ? "" : ` with ${forgedColumns.sort().join(", ")}`;
}

/** The singleton column has one value only, so it is no sign of a forgery. */
function isSame(value: unknown, forged: unknown): boolean {
	return typeof forged === "string" && (value === forged || (forged.startsWith("2001-") && String(value).startsWith("2001-")));
}
