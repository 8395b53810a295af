import type { Outcome, Row } from "../Cell.ts";

/** The roles as PostgREST passes them on: what a request is when its key and token have been accepted. */
export const sqlRoles = {
	visitor: { role: "anon", account: undefined, isAnonymous: false },
	"anonymous claim": { role: "authenticated", account: "admin", isAnonymous: true },
	stranger: { role: "authenticated", account: "stranger", isAnonymous: false },
	admin: { role: "authenticated", account: "admin", isAnonymous: false, session: "20000000-0000-4000-8000-000000000001" },
	"ended session": {
		role: "authenticated",
		account: "admin",
		isAnonymous: false,
		session: "20000000-0000-4000-8000-000000000002",
	},
	service: { role: "service_role", account: undefined, isAnonymous: false },
	"database owner": { role: "postgres", account: undefined, isAnonymous: false },
	"table owner": { role: "table_owner", account: undefined, isAnonymous: false },
} as const;

export type SqlRole = keyof typeof sqlRoles;

/** One attempt inside the database, rolled back when its outcome is known. */
export interface SqlCell {
	name: string;
	role: SqlRole;
	/**
	 * What it is about: a relation, or "schemas". Its rows are compared, unless `look` names something else
	 * of `looks`.
	 */
	on: string;
	look?: string;
	/** Statements of the superuser beforehand. */
	arrange?: readonly string[];
	/**
	 * A query that gives one array of rows with a label, or a statement that gives nothing; {stranger} stands
	 * for the stranger's id.
	 */
	query?: string;
	statement?: string;
	/** Values that a forger would like to see kept. */
	forged?: Row;
	expected: Outcome;
}

/** What the cell does, in the words of a grant. */
export function verbOf({ query, statement }: SqlCell): string {
	return /\b(insert|update|delete|truncate|create)\b/.exec(statement ?? query ?? "")?.[1] ?? "select";
}
