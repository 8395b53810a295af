/** One guard of the database taken away or made looser. */
export interface Mutation {
	name: string;
	kind: "policy" | "grant" | "trigger" | "constraint" | "row-level security" | "function";
	/** The relation it concerns, or "schemas" when it concerns more than one. */
	on: string;
	/** The database role it concerns, when it is one. */
	role?: string;
	/** The actions that notice it first. */
	actions: readonly string[];
	sql: string;
	/** A guard that holds in its place, and the statement that takes that one away. */
	second?: { guard: string; without: string };
}
