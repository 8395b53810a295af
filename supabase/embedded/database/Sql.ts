/** Runs statements. Parameters are strings, numbers, booleans, dates, arrays of them, or null. */
export interface Queries {
	query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
	/** Runs one or more statements without parameters. */
	exec(sql: string): Promise<unknown>;
}

/** A database's SQL, in WebAssembly or on a server. */
export interface Sql extends Queries {
	transaction<Result>(task: (transaction: Queries) => Promise<Result>): Promise<Result>;
}
