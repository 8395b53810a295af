/** A guard of the database, dropped or loosened. */
export interface Mutation {
	name: string;
	kind: "policy" | "grant" | "trigger" | "constraint" | "row-level security" | "function";
	/** The relation it concerns, or "schemas" when it concerns more than one. */
	on: string;
	/** The database role it concerns, when it is one. */
	role?: string;
	/** The actions whose cases run first. */
	actions: readonly string[];
	sql: string;
	/** A redundant guard, and the statement that removes it. */
	second?: { guard: string; without: string };
}
