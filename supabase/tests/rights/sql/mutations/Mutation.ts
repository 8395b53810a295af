/** A guard of the database, dropped or loosened. */
export interface Mutation {
	name: string;
	kind: "policy" | "grant" | "trigger" | "constraint" | "row-level security" | "function";
	/** Its relation, or "schemas" for more than one. */
	on: string;
	/** Its database role, if it has one. */
	role?: string;
	/** The actions whose cases run first. */
	actions: readonly string[];
	sql: string;
	/** A redundant guard, and the statement that removes it. */
	second?: { guard: string; without: string };
}
