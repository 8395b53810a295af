import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export type Statement = readonly [sql: string, ...values: unknown[]];
export type Row = Record<string, unknown>;

const root = fileURLToPath(new URL("../..", import.meta.url));
const program = fileURLToPath(new URL("./runSqlProgram.ts", import.meta.url));

/** Runs statements as the superuser on the database of a stopped backend, in a process of its own; resolves with the rows of each. */
export async function runSql(dataDir: string, statements: readonly Statement[]): Promise<Row[][]> {
	const child = spawn(process.execPath, ["--import", "tsx", program, dataDir], { cwd: root, stdio: ["pipe", "pipe", "pipe"] });
	let [output, complaint] = ["", ""];
	child.stdout.on("data", (chunk) => {
		output += chunk;
	});
	child.stderr.on("data", (chunk) => {
		complaint += chunk;
	});
	child.stdin.end(JSON.stringify(statements));
	const code = await new Promise((resolve) => child.once("close", resolve));
	if (code !== 0) {
		throw new Error(complaint);
	}
	return JSON.parse(output);
}
