import { createReadStream, existsSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { appendChecksum, type BackupEntry, readBackup } from "../../embedded/backup/backupFormat.ts";
import { newWorkFolder } from "../../embedded/data-dir/workFolders.ts";
import { toStartError } from "../../embedded/database/open/connectErrors.ts";
import { CommandError } from "../../embedded/errors.ts";
import { describeCounts } from "../backup.ts";
import { withCleanup } from "../cleanup.ts";
import { type Command, printLines, readArguments } from "../commandLine.ts";
import { countEntriesIn, writePacked } from "../downloadBackup.ts";
import { createProgress, type Progress } from "../progress.ts";
import { readDataDir } from "../withSite.ts";
import { isProject, openProject, type Project } from "./hosted/openProject.ts";
import { toAbsoluteImages, toPortable, toRelativeImages } from "./hosted/portable.ts";
import { projectSource, projectTarget, toSized } from "./hosted/projectSides.ts";
import { localSource, localTarget, newHome } from "./localSites.ts";
import { describeDifferences, summarize } from "./summarize.ts";
import type { Source, Target } from "./Target.ts";

const usage = "npm run move -- --to <data directory | postgres://…> [--replace]";

/**
 * Copies a whole site to a data directory, a PostgreSQL server or a hosted project, and compares both sides.
 * After an interruption the same command finishes it.
 */
export const move: Command = async (args, env) => {
	const { subject, values } = readArguments(args, { to: { type: "string" }, replace: { type: "boolean" } }, usage);
	const to = String(values.to ?? "").trim();
	if (subject !== undefined || to === "") throw new CommandError(`Usage: ${usage}`);
	if (/^https?:/i.test(to)) {
		throw new CommandError(
			"A hosted project is named by its connection string (Connect → Session pooler), and SUPABASE_URL and SUPABASE_SECRET_KEY " +
				"are for its files.",
		);
	}
	const progress = createProgress();
	const { source, target, tempDir, compared, project } = await chooseSides(to, env, progress);
	const isNewDirectory = !existsSync(dirname(tempDir));
	const work = async () => {
		const file = join(tempDir, "site.ndjson.gz");
		progress.step("Reading the site …");
		await source(file);
		const counts = await countEntriesIn(file);
		const expected = await summarize(readBackup(createReadStream(file)), compared);
		await target.open(async (site) => {
			const compare = async () => {
				progress.step("Comparing both sides …");
				return describeDifferences(expected, await summarize(site.read(), compared));
			};
			// Skips the copy if an earlier run has finished it.
			if ((await compare()) !== "") {
				await site.write(file, Boolean(values.replace));
				const differences = await compare();
				if (differences !== "") {
					throw new CommandError(`The two sides differ after the move (${differences}); stay with the old one.`);
				}
			}
		});
		await target.finish?.();
		progress.end();
		printLines(
			`${target.name} holds ${describeCounts(counts)} now; every row and file was compared and is the same.`,
			...(project ? await describeSignIn(file) : []),
			target.next,
			"Rows written here after the move started were not copied. This site is unchanged.",
		);
		return 0;
	};
	return withCleanup(work, async () => {
		progress.end();
		await project?.close();
		rmSync(tempDir, { recursive: true, force: true });
		if (isNewDirectory) removeIfEmpty(dirname(tempDir));
	}).catch((error: unknown) => {
		throw project ? toStartError(error, project.databaseUrl) : error;
	});
};

interface Sides {
	source: Source;
	target: Target;
	/** For the temporary backup. */
	tempDir: string;
	compared?: (entry: BackupEntry) => BackupEntry | undefined;
	/** The side that is a hosted project. */
	project?: Project;
}

async function chooseSides(to: string, env: NodeJS.ProcessEnv, progress: Progress): Promise<Sides> {
	const from = env.DATABASE_URL?.trim() || undefined;
	const [isFromProject, isToProject] = [await isProject(from), await isProject(to)];
	if (isFromProject && isToProject) {
		throw new CommandError("Both databases are hosted projects; move to a data directory first, and from there on.");
	}
	if (from !== undefined && isFromProject) {
		const target = newHome(to, env, progress);
		const tempDir = await newWorkFolder(target.dataDir, "move");
		const project = await openProject(from, env);
		const toHome = (entry: BackupEntry) => toPortable(toRelativeImages(entry, originsOf(project, env)));
		const source = rewritten(projectSource(project, join(tempDir, "project"), progress), toHome);
		return { source, target, tempDir, compared: toPortable, project };
	}
	const tempDir = await newWorkFolder(readDataDir(env), "move");
	if (isToProject) {
		const project = await openProject(to, env);
		const toProject = (entry: BackupEntry) => {
			const portable = toPortable(toAbsoluteImages(toRelativeImages(entry, originsOf(project, env)), project.url));
			return portable && ("file" in portable || portable.table !== "storage.objects") ? portable : undefined;
		};
		const target = projectTarget(project, join(tempDir, "project"), progress);
		return { source: rewritten(localSource(env), toProject), target, tempDir, compared: toSized, project };
	}
	if (env.SUPABASE_URL?.trim()) {
		throw new CommandError(
			"SUPABASE_URL names a hosted project, and neither database is one; name its connection string in DATABASE_URL to move " +
				"from it, or with --to to move there.",
		);
	}
	return { source: localSource(env), target: localTarget(to, env, tempDir, progress), tempDir };
}

/** The origins of both sides in absolute URLs of stored images. */
const originsOf = ({ url }: Project, env: NodeJS.ProcessEnv): string[] => {
	const siteUrl = env.SITE_URL?.trim().replace(/\/+$/, "");
	return siteUrl ? [url, siteUrl] : [url];
};

/** The source with each entry changed, without those that do not move. */
const rewritten =
	(source: Source, change: (entry: BackupEntry) => BackupEntry | undefined): Source =>
	async (file) => {
		const original = `${file}.original`;
		await source(original);
		await writePacked(appendChecksum(rewriteLines(original, change)), file);
		rmSync(original);
	};

async function* rewriteLines(file: string, change: (entry: BackupEntry) => BackupEntry | undefined): AsyncGenerator<string> {
	for await (const line of readBackup(createReadStream(file))) {
		const changed = "format" in line ? line : change(line);
		if (changed !== undefined) yield `${JSON.stringify(changed)}\n`;
	}
}

/** Lists what does not move: sessions, and passwords without a hash that a self-hosted site verifies. */
async function describeSignIn(file: string): Promise<string[]> {
	const withoutPassword: string[] = [];
	for await (const entry of readBackup(createReadStream(file))) {
		if ("table" in entry && entry.table === "auth.users" && !entry.row.encrypted_password) {
			withoutPassword.push(String(entry.row.email));
		}
	}
	return [
		"Sessions do not move: everyone signs in again, with the same password.",
		...(withoutPassword.length > 0
			? [`These accounts have no password that moves; "Forgot password" gives them one: ${withoutPassword.join(", ")}.`]
			: []),
	];
}

/** Removes the new directory of a refused move. */
function removeIfEmpty(directory: string): void {
	try {
		rmdirSync(directory);
	} catch {
		// It is in use, or was never created.
	}
}
