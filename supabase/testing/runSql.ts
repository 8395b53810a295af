import { runProgram } from "./runProgram.ts";

export type Statement = readonly [sql: string, ...values: unknown[]];
export type Row = Record<string, unknown>;

/** Runs statements as the superuser on the database of a stopped backend, in a process of its own; resolves with the rows of each. */
export async function runSql(dataDir: string, statements: readonly Statement[]): Promise<Row[][]> {
	return (await runProgram("testing/runSqlProgram.ts", dataDir, { input: JSON.stringify(statements) })) as Row[][];
}
