import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { newBackupName } from "../embedded/data-dir/backupFolder.ts";
import { CommandError } from "../embedded/errors.ts";
import type { BackupCounts } from "../embedded/maintenance/backupFormat.ts";
import { printLines, readArguments } from "./commandLine.ts";
import { assertNotHosted } from "./hostedProject.ts";
import type { Command } from "./runCommand.ts";
import { withSite } from "./withSite.ts";
import { writeBackup, writeDump } from "./writeBackup.ts";

/**
 * `npm run backup -- [file]`: writes the whole site into one file that only this user can read; with `--sql`,
 * as an archive of SQL and files for other tools.
 */
export const backup: Command = async (args, env) => {
	assertNotHosted(env);
	const { subject, values } = readArguments(args, { sql: { type: "boolean" } }, "npm run backup -- [--sql] [file]");
	const path = resolve(subject ?? (values.sql ? newBackupName().replace("ndjson", "tar") : newBackupName()));
	if (existsSync(path)) {
		throw new CommandError(`${path} exists already; name another file.`);
	}
	if (values.sql) {
		await withSite(env, (endpoint) => writeDump(endpoint, path));
		printLines(
			`${path} holds site.sql, seed.sql and the stored files; ${Math.ceil((await stat(path)).size / 1024)} KB.`,
			keepSafe,
		);
		return 0;
	}
	const counts = await withSite(env, (endpoint) => writeBackup(endpoint, path));
	printLines(`${path} holds ${describeCounts(counts)}; ${Math.ceil((await stat(path)).size / 1024)} KB.`);
	printLines(keepSafe);
	return 0;
};

const keepSafe = "It holds the accounts' password hashes and what people wrote to you: keep it as safe as the site itself.";

const names: [key: string, name: string][] = [
	["auth.users", "accounts"],
	["public.projects", "projects"],
	["public.essays", "essays"],
	["public.jobs", "jobs"],
	["public.contacts", "messages"],
	["public.hire_projects", "hire requests"],
	["files", "files"],
];

/** "3 accounts, 12 projects, …". */
export function describeCounts(counts: BackupCounts): string {
	return names.map(([key, name]) => `${counts[key] ?? 0} ${name}`).join(", ");
}
