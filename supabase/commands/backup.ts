import { createReadStream, existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { json } from "node:stream/consumers";
import { type BackupCounts, type BackupHeader, readBackupHeader } from "../embedded/backup/backupFormat.ts";
import type { ControlEndpoint } from "../embedded/control/controlFile.ts";
import { newBackupName } from "../embedded/data-dir/backupFolder.ts";
import { laterMigrations } from "../embedded/database/migrations.ts";
import { CommandError } from "../embedded/errors.ts";
import { describeVersion } from "../embedded/siteVersion.ts";
import { type Command, printLines, readArguments, readSubject } from "./commandLine.ts";
import { writeBackup, writeDump } from "./downloadBackup.ts";
import { assertNotHosted } from "./hostedProject.ts";
import { withUpgradedBackup } from "./upgradeBackup.ts";
import { callSite, withSite } from "./withSite.ts";

/** `npm run backup -- [--sql] [file]`: writes the whole site into one file, or an archive for other tools. */
export const backup: Command = async (args, env) => {
	assertNotHosted(env);
	const { subject, values } = readArguments(args, { sql: { type: "boolean" } }, "npm run backup -- [--sql] [file]");
	const path = resolve(subject ?? (values.sql ? newBackupName().replace("ndjson", "tar") : newBackupName()));
	if (existsSync(path)) throw new CommandError(`${path} exists already; name another file.`);
	const held = await withSite(env, async (endpoint) => {
		if (!values.sql) return describeCounts(await writeBackup(endpoint, path));
		await writeDump(endpoint, path);
		return "site.sql, seed.sql and the stored files";
	});
	printLines(
		`${path} holds ${held}; ${Math.ceil((await stat(path)).size / 1024)} KB.`,
		"It contains password hashes and visitors' messages: protect it like the site itself.",
	);
	return 0;
};

/** `npm run restore -- <file>`: restores all of a backup or nothing. */
export const restore: Command = async (args, env) => {
	assertNotHosted(env);
	const options = { replace: { type: "boolean" }, "without-admins": { type: "boolean" } } as const;
	const { subject, values } = readSubject(args, options, "npm run restore -- <file> [--replace] [--without-admins]");
	const path = resolve(subject);
	if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`);
	const query = new URLSearchParams(Object.keys(values).map((name) => [name, "yes"]));
	const send = (file: string) => {
		const call = (endpoint: ControlEndpoint) => callSite(endpoint, "POST", `/restore?${query}`, createReadStream(file));
		return withSite(env, async (endpoint) => (await json(await call(endpoint))) as BackupCounts, true);
	};
	// Without a header the site reports the cause.
	const header = await readBackupHeader(createReadStream(path)).catch(() => undefined);
	const later = header ? laterMigrations(header) : 0;
	const counts = header && later > 0 ? await withUpgradedBackup(path, header, env, send) : await send(path);
	const next = counts["private.admins"] ? "Sign in with an account of the backup." : "Run `npm run admin:add` to make an admin.";
	printLines(`The site holds ${describeCounts(counts)} now. ${next}`, ...(header ? [describeOrigin(header, later)] : []));
	return 0;
};

/** "The backup is of 2026-11-27, by version 3.1.0 (commit 1a2b3c4d5e)." */
function describeOrigin(header: BackupHeader, later: number): string {
	const upgrade = later > 0 ? `; ${later} later migration${later > 1 ? "s" : ""} ran after its rows` : "";
	return `The backup is of ${header.made.slice(0, 10)}, by ${describeVersion(header)}${upgrade}.`;
}

const nouns: [key: string, one: string, many: string][] = [
	["auth.users", "account", "accounts"],
	["public.projects", "project", "projects"],
	["public.essays", "essay", "essays"],
	["public.jobs", "job", "jobs"],
	["public.contacts", "message", "messages"],
	["public.hire_projects", "hire request", "hire requests"],
	["files", "file", "files"],
];

/** "1 account, 12 projects, …". */
export function describeCounts(counts: BackupCounts): string {
	return nouns.map(([key, one, many]) => (counts[key] === 1 ? `1 ${one}` : `${counts[key] ?? 0} ${many}`)).join(", ");
}
