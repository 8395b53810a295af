/*
 * A list of a form as one text, like every other value, so that drafts, comparisons and conflicts need
 * nothing of their own: a line for each row, its cells separated by tabs.
 */

/** The cells of each row. */
export const parseRows = (text: string): string[][] => (text === "" ? [] : text.split("\n").map((line) => line.split("\t")));

/** The text of rows. */
export const formatRows = (rows: readonly (readonly string[])[]): string =>
	// A blank row alone keeps a tab, since no text is no row.
	rows.map((row) => row.map((cell) => cell.replaceAll(/[\t\n]+/g, " ")).join("\t")).join("\n") || (rows.length > 0 ? "\t" : "");
