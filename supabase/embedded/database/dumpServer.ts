import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { CommandError } from "../errors.ts";

/** The SQL that `pg_dump` writes with these arguments. Its password is not on the command line. */
export async function dumpServer(url: string, args: readonly string[]): Promise<string> {
	const { hostname, port, username, password, pathname } = new URL(url);
	const child = spawn("pg_dump", ["--no-owner", "--inserts", ...args], {
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			PATH: process.env.PATH,
			PGHOST: hostname,
			PGPORT: port || "5432",
			PGUSER: decodeURIComponent(username),
			PGPASSWORD: decodeURIComponent(password),
			PGDATABASE: decodeURIComponent(pathname.slice(1)),
		},
	});
	const exit = new Promise<number | null>((resolve, reject) => {
		child.once("error", reject);
		child.once("close", resolve);
	});
	try {
		const [sql, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
		if (code !== 0) {
			throw new CommandError(`pg_dump ended with ${code}: ${errors.trim().split("\n")[0]}`);
		}
		return sql;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") {
			throw new CommandError("A dump of a server needs pg_dump; install Debian's package postgresql-client.");
		}
		throw error;
	}
}
