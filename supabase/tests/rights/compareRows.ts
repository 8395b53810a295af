import type { Row } from "./Cell.ts";

/**
 * What happened between two looks at a table, as lines of an Outcome. A change that leaves updated_at
 * standing says so.
 */
export function compareRows(before: readonly Row[], after: readonly Row[], label: string, forged: Row = {}): string[] {
	const former = new Map(before.map((row) => [row.id, row]));
	const present = new Set(after.map((row) => row.id));
	return [
		...after.flatMap((row) => {
			const old = former.get(row.id);
			return old ? describeChange(old, row, label) : [`+ ${row[label]}${keptForgery(row, forged)}`];
		}),
		...before.filter((row) => !present.has(row.id)).map((row) => `- ${row[label]}`),
	].sort();
}

function describeChange(old: Row, row: Row, label: string): string[] {
	const columns = Object.keys(row).filter((column) => JSON.stringify(old[column]) !== JSON.stringify(row[column]));
	if (columns.length === 0) {
		return [];
	}
	const named = columns.filter((column) => column !== "updated_at" && column !== "label").sort();
	const stood = "updated_at" in row && !columns.includes("updated_at") ? " (updated_at stood still)" : "";
	return [`~ ${old[label]}: ${named.join(", ")}${stood}`];
}

function keptForgery(row: Row, forged: Row): string {
	const kept = Object.keys(forged).filter((column) => isSame(row[column], forged[column]));
	return kept.length === 0 ? "" : ` with ${kept.sort().join(", ")}`;
}

/** The singleton column has one value only, so having it tells nothing. */
function isSame(value: unknown, forged: unknown): boolean {
	return typeof forged === "string" && (value === forged || (forged.startsWith("2001-") && String(value).startsWith("2001-")));
}
