import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../freePort.ts";
import { runPsql } from "./runPsql.ts";

export interface PostgresServer {
	port: number;
	/** Ends the server and removes its files. */
	stop(): Promise<void>;
	/** SIGKILL for the server and all of its processes, as when memory is short. */
	kill(): Promise<void>;
	/** Starts it again after `kill`. */
	restart(): Promise<void>;
}

/**
 * Starts a new server on a free loopback port, in a temporary directory. The superuser needs no
 * password.
 */
export async function startPostgres(
	programs: string,
	superuser = "postgres",
	given: Record<string, string> = {},
): Promise<PostgresServer> {
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
		["-D", data, "-U", superuser, "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync"],
		{
			stdio: ["ignore", "ignore", "inherit"],
			cwd: folder,
			...user,
		},
	);
	const port = await freePort();
	const settings = {
		port,
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		fsync: "off",
		max_connections: 200,
		// Hosted projects have it too; the default would be the zone of this machine.
		TimeZone: "UTC",
		...given,
	};
	let server: ChildProcess;
	let ended: Promise<void>;
	const run = async () => {
		server = spawn(
			join(programs, "postgres"),
			["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
			{
				stdio: "ignore",
				cwd: folder,
				...user,
			},
		);
		ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
		for (let attempt = 0; attempt < 120 && server.exitCode === null; attempt += 1) {
			if ((await runPsql(port, superuser, "select 1")).output === "1") return;
			await new Promise((resolve) => setTimeout(resolve, 500));
		}
		await stop();
		throw new Error("The PostgreSQL server did not come up within a minute.");
	};
	const stop = async () => {
		server.kill("SIGINT");
		await ended;
		rmSync(folder, { recursive: true, force: true });
	};
	const kill = async () => {
		const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim().split(" ");
		for (const pid of [server.pid, ...children].map(Number).filter(Boolean)) {
			try {
				process.kill(pid, "SIGKILL");
			} catch {
				// It has ended with the first one.
			}
		}
		await ended;
	};
	await run();
	return { port, stop, kill, restart: run };
}

function idOf(flag: "-u" | "-g"): number {
	return Number(execFileSync("id", [flag, "postgres"]).toString());
}

const packages = "/usr/lib/postgresql";

/** The folder with the server's programs; on Debian as root they are installed when they are missing. */
export function findPostgres(): string {
	const found = newest();
	if (found !== undefined) {
		return found;
	}
	const isRoot = process.getuid?.() === 0;
	if (!isRoot || !existsSync("/usr/bin/apt-get")) {
		throw new Error("This check needs a PostgreSQL server; install Debian's package postgresql (apt-get install postgresql).");
	}
	// This check starts and removes a separate server.
	const result = spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "postgresql"], {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
	const installed = newest();
	if (result.status !== 0 || installed === undefined) {
		throw new Error("PostgreSQL could not be installed; see apt-get's message above.");
	}
	return installed;
}

function newest(): string | undefined {
	const versions = existsSync(packages)
		? readdirSync(packages).filter((version) => existsSync(join(packages, version, "bin/initdb")))
		: [];
	const version = versions.sort((left, right) => Number(right) - Number(left))[0];
	return version === undefined ? undefined : join(packages, version, "bin");
}
