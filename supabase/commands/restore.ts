import { createReadStream, existsSync } from "node:fs";
import { resolve } from "node:path";
import { json } from "node:stream/consumers";
import { CommandError } from "../embedded/errors.ts";
import type { BackupCounts } from "../embedded/maintenance/backupFormat.ts";
import { describeCounts } from "./backup.ts";
import { callSite } from "./callSite.ts";
import { printLines, readArguments } from "./commandLine.ts";
import { assertNotHosted } from "./hostedProject.ts";
import type { Command } from "./runCommand.ts";
import { withSite } from "./withSite.ts";

const usage = "npm run restore -- <file> [--replace] [--without-admins]";

/** `npm run restore -- <file>`: restores all of a backup or nothing. */
export const restore: Command = async (args, env) => {
	assertNotHosted(env);
	const options = { replace: { type: "boolean" }, "without-admins": { type: "boolean" } } as const;
	const { subject, values } = readArguments(args, options, usage);
	if (subject === undefined) {
		throw new CommandError(`Usage: ${usage}`);
	}
	const path = resolve(subject);
	if (!existsSync(path)) {
		throw new CommandError(`There is no file ${path}.`);
	}
	const query = new URLSearchParams(Object.keys(values).map((name) => [name, "yes"]));
	const counts = await withSite(
		env,
		async (endpoint) =>
			(await json(await callSite(endpoint, "POST", `/restore?${query}`, createReadStream(path)))) as BackupCounts,
		true,
	);
	const next = counts["private.admins"] ? "Sign in with an account of the backup." : "`npm run admin:add` makes an admin.";
	printLines(`The site holds ${describeCounts(counts)} now. ${next}`);
	return 0;
};
