import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { CommandError } from "../embedded/errors.ts";
import { type BackupCounts, type BackupEntry, type BackupHeader, readBackup } from "../embedded/maintenance/backupFormat.ts";
import { printLines, readArguments } from "./commandLine.ts";
import { assertNotHosted } from "./hostedProject.ts";
import type { Command } from "./runCommand.ts";
import { callSite, withSite } from "./withSite.ts";

/** `npm run backup -- [file]`: writes the whole site into one file that only this user can read. */
export const backup: Command = async (args, env) => {
	assertNotHosted(env);
	const { subject } = readArguments(args, {}, "npm run backup -- [file]");
	const path = resolve(subject ?? `backup-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.ndjson.gz`);
	if (existsSync(path)) {
		throw new CommandError(`${path} exists already; name another file.`);
	}
	const draft = `${path}.part`;
	try {
		await withSite(env, async (endpoint) =>
			pipeline(await callSite(endpoint, "GET", "/backup"), createWriteStream(draft, { mode: 0o600, flush: true })),
		);
		// Read back at once, so that a damaged backup is noticed now.
		const counts = await countEntries(readBackup(createReadStream(draft)));
		await rename(draft, path);
		printLines(`${path} holds ${describeCounts(counts)}; ${Math.ceil((await stat(path)).size / 1024)} KB.`);
		printLines("It holds the accounts' password hashes and what people wrote to you: keep it as safe as the site itself.");
		return 0;
	} catch (error) {
		await rm(draft, { force: true });
		throw toCommandError(error, path);
	}
};

function toCommandError(error: unknown, path: string): unknown {
	const code = (error as NodeJS.ErrnoException).code;
	return typeof code === "string" ? new CommandError(`${path} could not be written (${code}).`) : error;
}

async function countEntries(entries: AsyncIterable<BackupHeader | BackupEntry>): Promise<BackupCounts> {
	const counts: BackupCounts = {};
	for await (const entry of entries) {
		const name = "file" in entry ? "files" : "table" in entry ? entry.table : undefined;
		if (name !== undefined) {
			counts[name] = (counts[name] ?? 0) + 1;
		}
	}
	return counts;
}

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
