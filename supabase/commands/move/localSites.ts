import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { json } from "node:stream/consumers";
import { writeFileDurably } from "@site/shared-data/files";
import { readBackup } from "../../embedded/backup/backupFormat.ts";
import { hardLinkOrCopy } from "../../embedded/backup/importFiles.ts";
import type { ControlEndpoint } from "../../embedded/control/controlFile.ts";
import { secretsFile } from "../../embedded/data-dir/secrets.ts";
import { CommandError } from "../../embedded/errors.ts";
import { writeBackup } from "../downloadBackup.ts";
import type { Progress } from "../progress.ts";
import { callSite, readDataDir, withSite } from "../withSite.ts";
import type { OpenTarget, Source, Target } from "./Target.ts";

/** This machine's site, whether it runs or not. */
export const localSource =
	(env: NodeJS.ProcessEnv): Source =>
	(file) =>
		withSite(env, async (endpoint) => {
			mkdirSync(dirname(file), { mode: 0o700 });
			await writeBackup(endpoint, file, { includesRuntimeData: true });
		});

/** A data directory or a PostgreSQL server as the target of this machine's site. */
export function localTarget(to: string, env: NodeJS.ProcessEnv, tempDir: string, progress: Progress): Target {
	const home = readDataDir(env);
	const dataDir = isServer(to) ? join(tempDir, "target") : resolve(to);
	if (to === env.DATABASE_URL?.trim()) throw new CommandError("The site is in this database already.");
	if (dataDir === home) throw new CommandError(`The site is in ${dataDir} already; name another directory.`);
	return {
		name: nameOf(to),
		next: isServer(to)
			? "Set DATABASE_URL to it, keep DATA_DIR, which has the keys and files, and start."
			: `Set DATA_DIR to it${env.DATABASE_URL ? ", unset DATABASE_URL" : ""}, and start.`,
		async open(work) {
			// A server site keeps its keys and files in place; the links serve the comparison.
			if (isServer(to)) await linkFiles(home, dataDir);
			await withSite(environmentOf(to, dataDir, env), (endpoint) => work(openSite(endpoint, progress)), true);
		},
		async finish() {
			// The keys come last: they keep sessions valid, and static pages contain the public one.
			if (!isServer(to)) await writeFileDurably(secretsFile(dataDir), readFileSync(secretsFile(home)), { mode: 0o600 });
		},
	};
}

/** A data directory or a PostgreSQL server for a hosted project's site, with keys and files in `dataDir`. */
export function newHome(to: string, env: NodeJS.ProcessEnv, progress: Progress): Target & { dataDir: string } {
	const dataDir = isServer(to) ? readDataDir(env) : resolve(to);
	if (isServer(to) && existsSync(join(dataDir, "database"))) {
		throw new CommandError(`DATA_DIR ${dataDir} holds a site with its own database; set DATA_DIR to a new directory.`);
	}
	const settings = isServer(to) ? `DATABASE_URL to it and DATA_DIR to ${dataDir}` : "DATA_DIR to it";
	const homeEnv = { ...environmentOf(to, dataDir, env), SUPABASE_URL: "" };
	return {
		name: nameOf(to),
		next: `Unset SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY, set ${settings}, and start.`,
		dataDir,
		open: (work) => withSite(homeEnv, (endpoint) => work(openSite(endpoint, progress, dataDir)), true),
	};
}

const isServer = (to: string) => /^postgres(ql)?:/i.test(to);

/** The data directory, or the URL's server and database without a password. */
function nameOf(to: string): string {
	if (!isServer(to)) return resolve(to);
	return URL.canParse(to) ? `${new URL(to).host}${new URL(to).pathname}` : "it";
}

const environmentOf = (to: string, dataDir: string, env: NodeJS.ProcessEnv) => ({
	...env,
	DATABASE_URL: isServer(to) ? to : "",
	DATA_DIR: dataDir,
});

/** Refuses further files in `ownedDir`, if given. */
const openSite = (endpoint: ControlEndpoint, progress: Progress, ownedDir?: string): OpenTarget => ({
	async *read() {
		yield* readBackup(await callSite(endpoint, "GET", "/backup?runtime-data"));
	},
	async write(file, isReplacing) {
		if (ownedDir !== undefined && !isReplacing) await assertNoOtherFiles(file, ownedDir);
		const { size } = statSync(file);
		let sent = 0;
		const packed = createReadStream(file).on("data", (chunk) => {
			sent += chunk.length;
			progress.share("Writing", sent, size);
		});
		await json(await callSite(endpoint, "POST", `/restore${isReplacing ? "?replace=yes" : ""}`, packed));
	},
});

async function linkFiles(from: string, to: string): Promise<void> {
	for (const name of listFiles(join(from, "files"))) {
		await hardLinkOrCopy(join(from, "files", name), join(to, "files", name));
	}
	await hardLinkOrCopy(secretsFile(from), secretsFile(to));
}

function listFiles(folder: string): string[] {
	const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
	return names.filter((name) => statSync(join(folder, name)).isFile());
}

/** Rejects if the directory has another site's files, which a database on a server may use. */
async function assertNoOtherFiles(backup: string, dataDir: string): Promise<void> {
	const others = new Set(listFiles(join(dataDir, "files")));
	for await (const entry of readBackup(createReadStream(backup))) {
		if ("file" in entry) others.delete(entry.file);
	}
	const [other] = others;
	if (other !== undefined) {
		throw new CommandError(
			`${join("files", other)} in DATA_DIR ${dataDir} is of another site; nothing was changed, set DATA_DIR to a new directory.`,
		);
	}
}
