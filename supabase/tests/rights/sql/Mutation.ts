/** One guard of the database taken away or made looser, by one statement. */
export interface Mutation {
	name: string;
	kind: "policy" | "grant" | "trigger" | "check" | "row-level security" | "function";
	/** The relation it concerns, or "schemas". */
	on: string;
	/** Which actions it touches; several loosened guards of one relation and action may hold for each other. */
	actions: readonly string[];
	/** It gives more than before; otherwise it takes something away. */
	isLoosening: boolean;
	sql: string;
}
