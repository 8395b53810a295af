import { spawn } from "node:child_process";

export interface PsqlResult {
	/** The last statement's rows, unaligned and without headings. */
	output: string;
	/** The SQLSTATE of the statement that failed, or psql's own message. */
	error: string;
}

/** Runs statements as one session of the role. */
export async function runPsql(port: number, role: string, sql: string): Promise<PsqlResult> {
	const options = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=sqlstate", "-f", "-"];
	const child = spawn("psql", ["-h", "127.0.0.1", "-p", String(port), "-U", role, "-d", "postgres", ...options], {
		stdio: ["pipe", "pipe", "pipe"],
		env: {
			PATH: process.env.PATH,
			PGCONNECT_TIMEOUT: "10",
			PGOPTIONS: "-c client_min_messages=warning",
		},
	});
	let [output, stderr] = ["", ""];
	child.stdout.setEncoding("utf8").on("data", (chunk) => {
		output += chunk;
	});
	child.stderr.setEncoding("utf8").on("data", (chunk) => {
		stderr += chunk;
	});
	// psql ends before it has read its input while the server is starting; its output says so.
	child.stdin.on("error", () => {});
	child.stdin.end(sql);
	await new Promise((resolve) => child.once("close", resolve));
	return { output: output.trim(), error: /ERROR:\s+(\w{5})/.exec(stderr)?.[1] ?? stderr.trim() };
}
