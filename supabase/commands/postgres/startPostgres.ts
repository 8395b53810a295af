import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "../../embedded/errors.ts";
import { runPsql } from "./runPsql.ts";

export interface PostgresServer {
	port: number;
	/** Ends the server and removes its files. */
	stop(): Promise<void>;
}

/** Starts a new server on a free port of the loopback address, in a temporary directory. Its superuser is supabase_admin, as in a hosted project. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
	const folder = mkdtempSync(join(tmpdir(), "site-postgres-"));
	// The server refuses to run as root.
	const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
	if (user.uid !== undefined) {
		chownSync(folder, user.uid, user.gid);
	}
	chmodSync(folder, 0o700);
	const data = join(folder, "data");
	execFileSync(
		join(programs, "initdb"),
		["-D", data, "-U", "supabase_admin", "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync"],
		{
			stdio: ["ignore", "ignore", "inherit"],
			cwd: folder,
			...user,
		},
	);
	const port = await freePort();
	const settings = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", fsync: "off" };
	const server = spawn(
		join(programs, "postgres"),
		["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
		{
			stdio: "ignore",
			cwd: folder,
			...user,
		},
	);
	const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
	const stop = async () => {
		server.kill("SIGINT");
		await ended;
		rmSync(folder, { recursive: true, force: true });
	};
	for (let attempt = 0; attempt < 120 && server.exitCode === null; attempt += 1) {
		if ((await runPsql(port, "supabase_admin", "select 1")).output === "1") {
			return { port, stop };
		}
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	await stop();
	throw new CommandError("The PostgreSQL server did not come up within a minute.");
}

function idOf(flag: "-u" | "-g"): number {
	return Number(execFileSync("id", [flag, "postgres"]).toString());
}

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, "127.0.0.1", () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => resolve(port));
		});
	});
}
