/**
 * A row to send; a value `{ idOf: label, in: table }` is replaced by the current id of the row with that
 * label; by default in the tested table.
 */
export type Row = Record<string, unknown>;

/** Replaces references to rows by the ids that `idOf` finds. */
export function resolveIds(row: Row, idOf: (label: unknown, table?: string) => unknown): Row {
	const isReference = (value: unknown): value is { idOf: unknown; in?: string } =>
		typeof value === "object" && value !== null && "idOf" in value;
	const entries = Object.entries(row).map(([column, value]) => [column, isReference(value) ? idOf(value.idOf, value.in) : value]);
	return Object.fromEntries(entries);
}

/** A condition: column, PostgREST's operator, value. */
export type Condition = readonly [column: string, operator: "eq" | "like" | "not.is", value: unknown];

/**
 * An attempt on a table. It runs over HTTP, and inside the database as the SQL that PostgREST makes of it.
 * `returnsRows` names the columns of the changed rows to return.
 */
export type TableAttempt =
	| { action: "read"; columns: readonly string[]; where?: readonly Condition[]; order?: string }
	| { action: "count"; columns: readonly string[]; where?: readonly Condition[] }
	| {
			action: "insert";
			rows: readonly Row[];
			returnsRows?: readonly string[];
			onConflict?: readonly [column: string, then: "merge" | "ignore"];
	  }
	| { action: "update"; values: Row; where: readonly Condition[]; returnsRows?: readonly string[] }
	| { action: "delete"; where: readonly Condition[]; returnsRows?: readonly string[] };

/** An attempt that exists only over HTTP. */
export interface HttpAttempt {
	action: "request";
	method: string;
	path: string;
	body?: unknown;
	headers?: Readonly<Record<string, string>>;
}

/**
 * The disclosed rows and the changes; two empty lists mean that nothing was disclosed and nothing changed.
 */
export interface Outcome {
	/** Labels of the rows that were disclosed, or "count 2". */
	seen: readonly string[];
	/** `+ label`, `- label`, `~ label: columns`; an added row names the forged values that were stored. */
	changes: readonly string[];
}

export const nothing: Outcome = { seen: [], changes: [] };
export const sees = (...seen: string[]): Outcome => ({ seen, changes: [] });
export const changes = (...lines: string[]): Outcome => ({ seen: [], changes: lines });

/**
 * The caller's rights: "none" (an invalid token), a visitor's without or with an account, or the admin's.
 */
export type AccessLevel = "none" | "anonymous" | "visitor" | "admin";

/** A row of the matrix: an attempt on a target and its outcome for each access level. */
export interface RightsCase<Attempt = TableAttempt | HttpAttempt> {
	name: string;
	/** Starts from a table without rows. */
	isEmptied?: boolean;
	attempt: Attempt;
	/** `nothing` by default. */
	none?: Outcome;
	/** Where it differs from `visitor`: without an account, only listed queries are answered. */
	anonymous?: Outcome;
	visitor: Outcome;
	admin: Outcome;
}

/** The expected outcome for the access level. */
export function expectedFor(rightsCase: RightsCase, accessLevel: AccessLevel): Outcome {
	return rightsCase[accessLevel] ?? (accessLevel === "anonymous" ? rightsCase.visitor : nothing);
}
