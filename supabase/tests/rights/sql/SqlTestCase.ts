import type { Outcome, Row } from "../RightsCase.ts";

/** The roles as PostgREST sets them after it has accepted a request's key and token. */
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

export const visitorRoles: readonly SqlRole[] = ["visitor", "anonymous claim", "stranger"];
/** The roles that may write rows of every table. */
export const writers: readonly SqlRole[] = ["admin", "service"];
export const allRoles: readonly SqlRole[] = [...visitorRoles, ...writers];

/** An attempt inside the database, rolled back afterwards. */
export interface SqlTestCase {
	name: string;
	role: SqlRole;
	/**
	 * The tested relation, or "schemas". Its rows are compared, unless `snapshot` names another entry of
	 * `snapshotQueries`.
	 */
	on: string;
	snapshot?: string;
	/** Statements that the superuser runs first. */
	arrange?: readonly string[];
	/**
	 * A query that returns one array of rows with a label, or a statement that returns nothing; {stranger} is
	 * replaced by the stranger's id.
	 */
	query?: string;
	statement?: string;
	/** Values that must not be stored. */
	forged?: Row;
	expected: Outcome;
}

type Details = Pick<SqlTestCase, "snapshot" | "arrange" | "forged">;

/** The same attempt for each of the roles; `sql` is a query or a statement. */
export function attempts(
	roles: readonly SqlRole[],
	on: string,
	name: string,
	sql: string,
	expected: Outcome,
	details: Details = {},
): SqlTestCase[] {
	const attempt = sql.startsWith("select") ? { query: sql } : { statement: sql };
	return roles.map((role) => ({ role, on, name, ...attempt, expected, ...details }));
}

/** The privilege that the case needs, as GRANT names it. */
export function verbOf({ query, statement }: SqlTestCase): string {
	return /\b(insert|update|delete|truncate|create)\b/.exec(statement ?? query ?? "")?.[1] ?? "select";
}
