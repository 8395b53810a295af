import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../../embedded/errors.ts";
import { say } from "../say.ts";

const packages = "/usr/lib/postgresql";

/** The folder with the server's programs; on Debian as root they are installed when they are missing. */
export function findPostgres(): string {
	const found = newest();
	if (found !== undefined) {
		return found;
	}
	const isRoot = process.getuid?.() === 0;
	if (!isRoot || !existsSync("/usr/bin/apt-get")) {
		throw new CommandError(
			"This check needs a PostgreSQL server; install Debian's package postgresql (apt-get install postgresql).",
		);
	}
	say("Installing PostgreSQL …");
	// Without its own service: this check starts and removes a server of its own.
	const result = spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "postgresql"], {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
	const installed = newest();
	if (result.status !== 0 || installed === undefined) {
		throw new CommandError("PostgreSQL could not be installed; apt-get's message stands above.");
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
