/**
 * A row as it is sent; a value of the form `{ idOf: label }` stands for the id the row of that label has at
 * that moment.
 */
export type Row = Record<string, unknown>;

/** A condition: column, operator in PostgREST's words, value. */
export type Condition = readonly [column: string, operator: "eq" | "neq" | "like" | "not.is", value: unknown];

/**
 * What somebody tries on a table. Both drivers understand it: over HTTP, and as the SQL that PostgREST makes
 * of it.
 */
export type TableAttempt =
	| { does: "read"; columns: readonly string[]; where?: readonly Condition[]; order?: string }
	| { does: "count"; where?: readonly Condition[] }
	| { does: "insert"; rows: readonly Row[]; asksBack?: boolean; onConflict?: readonly [column: string, then: "merge" | "ignore"] }
	| { does: "update"; values: Row; where: readonly Condition[]; asksBack?: boolean }
	| { does: "delete"; where: readonly Condition[]; asksBack?: boolean };

/** What exists over HTTP only. */
export interface WebAttempt {
	does: "request";
	method: string;
	path: string;
	body?: unknown;
	headers?: Readonly<Record<string, string>>;
}

/**
 * What came back and what is different afterwards, in words; two empty lists mean that nothing got out and
 * nothing changed.
 */
export interface Outcome {
	/** Labels of the rows that were disclosed, or "count 2". */
	seen: readonly string[];
	/** `+ label`, `- label`, `~ label: columns`; an added row says which forged values it kept. */
	changes: readonly string[];
}

export const nothing: Outcome = { seen: [], changes: [] };

/**
 * Who, in the matrix's eyes: a request that must not count at all, somebody without rights of their own, or
 * the admin.
 */
export type Standing = "nobody" | "guest" | "admin";

/** One line of the matrix: an attempt on a target and what it leads to for each standing. */
export interface Attempted<Attempt = TableAttempt | WebAttempt> {
	name: string;
	/** Starts from a table without rows. */
	isEmptied?: boolean;
	attempt: Attempt;
	/** Nothing, unless said otherwise. */
	nobody?: Outcome;
	guest: Outcome;
	admin: Outcome;
}

/** What the line says for somebody of that standing. */
export function expectedFor(line: Attempted, standing: Standing): Outcome {
	return line[standing] ?? nothing;
}
