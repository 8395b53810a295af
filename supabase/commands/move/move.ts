import { createReadStream, existsSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { CommandError } from "../../embedded/errors.ts";
import { type BackupEntry, type BackupHeader, readBackup } from "../../embedded/maintenance/backupFormat.ts";
import { describeCounts } from "../backup.ts";
import { printLines, readArguments } from "../commandLine.ts";
import { readHostedProject } from "../hostedProject.ts";
import { createProgress, type Progress } from "../progress.ts";
import type { Command } from "../runCommand.ts";
import { readDataDir } from "../withSite.ts";
import { countEntries } from "../writeBackup.ts";
import { createHostedApi, type HostedApi } from "./hosted/createHostedApi.ts";
import { hostedSource, hostedTarget, takeHashes, toComparable } from "./hosted/hostedSites.ts";
import { assertSameMigrations } from "./hosted/readHosted.ts";
import { localSource, localTarget, newHome } from "./localSites.ts";
import { describeDifferences, type Summary, summarize } from "./summarize.ts";
import type { Source, Target } from "./Target.ts";

const usage = "npm run move -- --to <data directory | postgres://… | https://… of a hosted project> [--replace]";

/**
 * `npm run move -- --to <target>`: brings all of a site to a data directory, a PostgreSQL server or a hosted
 * project, and compares both sides. Cut off at any moment, the same command finishes it.
 */
export const move: Command = async (args, env) => {
	const { subject, values } = readArguments(args, { to: { type: "string" }, replace: { type: "boolean" } }, usage);
	const to = String(values.to ?? "").trim();
	if (subject !== undefined || to === "" || (isWebUrl.test(to) && !URL.canParse(to))) {
		throw new CommandError(`Usage: ${usage}`);
	}
	const progress = createProgress();
	const { source, target, tempDir, compared, api } = chooseSides(to, env, progress);
	const hashes = { here: new Map<string, string>(), there: new Map<string, string>() };
	const summarizeSide = (entries: AsyncIterable<BackupHeader | BackupEntry>, side: keyof typeof hashes): Promise<Summary> =>
		summarize(takeHashes(entries, hashes[side]), compared);
	if (api) {
		assertSameMigrations(await api.readSite(0));
	}
	rmSync(tempDir, { recursive: true, force: true });
	const isNewDirectory = !existsSync(dirname(tempDir));
	try {
		const file = join(tempDir, "site.ndjson.gz");
		progress.step("Reading the site …");
		await source.save(file);
		const counts = await countEntries(file);
		const expected = await summarizeSide(readBackup(createReadStream(file)), "here");
		await target.open(async (site) => {
			const compare = async () => {
				progress.step("Comparing both sides …");
				return describeDifferences(expected, await summarizeSide(site.read(), "there"));
			};
			// What an earlier run has brought is not brought again.
			if ((await compare()) !== "") {
				await site.write(file, Boolean(values.replace));
				const differences = await compare();
				if (differences !== "") {
					throw new CommandError(`The two sides differ after the move (${differences}); stay with the old one.`);
				}
			}
		});
		target.finish();
		progress.end();
		printLines(
			`${target.name} holds ${describeCounts(counts)} now; every row and file was compared and is the same.`,
			...(api ? describeSignIn(hashes.here, hashes.there) : []),
			target.next,
			"What was written here since the move began is not there: nothing was changed here.",
		);
		return 0;
	} finally {
		progress.end();
		rmSync(tempDir, { recursive: true, force: true });
		if (isNewDirectory) {
			removeIfEmpty(dirname(tempDir));
		}
	}
};

const isWebUrl = /^https?:/i;

interface Sides {
	source: Source;
	target: Target;
	/** For the backup on its way. */
	tempDir: string;
	compared: ((entry: BackupEntry) => BackupEntry | undefined) | undefined;
	/** Of the side that is a hosted project. */
	api: HostedApi | undefined;
}

function chooseSides(to: string, env: NodeJS.ProcessEnv, progress: Progress): Sides {
	const [isFromHosted, isToHosted] = [Boolean(env.SUPABASE_URL?.trim()), isWebUrl.test(to)];
	if (isFromHosted && isToHosted) {
		throw new CommandError(
			"SUPABASE_URL names a hosted project, and the target is one; move to a data directory first, and from there on.",
		);
	}
	if (!isFromHosted && !isToHosted) {
		const tempDir = join(readDataDir(env), "move-under-way");
		const target = localTarget(to, env, tempDir, progress);
		return { source: localSource(env), target, tempDir, compared: undefined, api: undefined };
	}
	const api = createHostedApi(readHostedProject(isToHosted ? { ...env, SUPABASE_URL: to } : env));
	const siteUrl = env.SITE_URL?.trim().replace(/\/+$/, "");
	const compared = toComparable([api.url, ...(siteUrl ? [siteUrl] : [])]);
	if (isToHosted) {
		const tempDir = join(readDataDir(env), "move-under-way");
		return { source: localSource(env), target: hostedTarget(api, siteUrl, progress), tempDir, compared, api };
	}
	const target = newHome(to, env, progress);
	return { source: hostedSource(api, progress), target, tempDir: join(target.dataDir, ".move-under-way"), compared, api };
}

/** Sessions stay behind, and passwords where a project does not disclose or take their hashes. */
function describeSignIn(here: ReadonlyMap<string, string>, there: ReadonlyMap<string, string>): string[] {
	const unsure = [...there].filter(([email, hash]) => hash === "" || hash !== here.get(email)).map(([email]) => email);
	return [
		"Sessions do not move: everyone signs in again, with the same password.",
		...(unsure.length > 0
			? [`Whether these accounts kept their passwords is not known; "Forgot password" gives them new ones: ${unsure.join(", ")}.`]
			: []),
	];
}

/** A move that was refused leaves no new directory behind. */
function removeIfEmpty(directory: string): void {
	try {
		rmdirSync(directory);
	} catch {
		// It is in use, or was never made.
	}
}
