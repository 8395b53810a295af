import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { CommandError } from "../../embedded/errors.ts";
import { readBackup } from "../../embedded/maintenance/backupFormat.ts";
import { callSite } from "../callSite.ts";
import { readArguments } from "../readArguments.ts";
import type { Command } from "../runCommand.ts";
import { say } from "../say.ts";
import { withSite } from "../withSite.ts";
import { countEntries } from "./countEntries.ts";
import { describeCounts } from "./describeCounts.ts";
import { refuseHosted } from "./refuseHosted.ts";

/** `npm run backup -- [file]`: everything the site holds at this moment, in one file that only this user can read. */
export const backup: Command = async (args, env) => {
	refuseHosted(env);
	const { subject } = readArguments(args, {}, "npm run backup -- [file]");
	const path = resolve(subject ?? `backup-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.ndjson.gz`);
	if (existsSync(path)) {
		throw new CommandError(`${path} exists already; name another file.`);
	}
	const draft = `${path}.part`;
	try {
		await withSite(env, async (door) =>
			pipeline(await callSite(door, "GET", "/backup"), createWriteStream(draft, { mode: 0o600, flush: true })),
		);
		// What cannot be read back is no backup.
		const counts = await countEntries(readBackup(createReadStream(draft)));
		await rename(draft, path);
		say(`${path} holds ${describeCounts(counts)}; ${Math.ceil((await stat(path)).size / 1024)} KB.`);
		say("It holds the accounts' password hashes and what people wrote to you: keep it as safe as the site itself.");
		return 0;
	} catch (error) {
		await rm(draft, { force: true });
		throw asRefusal(error, path);
	}
};

function asRefusal(error: unknown, path: string): unknown {
	const code = (error as NodeJS.ErrnoException).code;
	return typeof code === "string" ? new CommandError(`${path} could not be written (${code}).`) : error;
}
