import { createServer } from "node:net";
import { createLogger } from "@site/shared-data/log";
import { activateBuilds, buildSite } from "../../build/buildSite.ts";
import { announceBuild } from "../../build/buildWhenStale.ts";
import { findBuild, findSources } from "../../build/findProgram.ts";
import { distFolder } from "../../build/paths.ts";
import { listenErrorMessage, originOf, readListenOptions } from "../../shell/server/environment.ts";
import { readBackupSchedule } from "../../supabase/backup-schedule/environment.ts";
import { runBackups } from "../../supabase/backup-schedule/runBackups.ts";
import { readMailSettings } from "../../supabase/mailer/environment.ts";
import { importDefaultSettings } from "../../supabase/settings/importDefaultSettings.ts";
import { type Admin, type ChosenBackend, chooseBackend } from "./chooseBackend.ts";
import { recordRunningSite } from "./runningSite.ts";
import { Supervisor } from "./Supervisor.ts";
import { startDevServers, startMailer, startSite } from "./startServers.ts";

const log = createLogger("launcher");

interface LaunchOptions {
	development?: boolean;
	/** The folders of external remotes that are developed with the site. */
	guestFolders?: string[];
}

/** `npm start` and `npm run dev`: checks the environment, builds, and keeps the site running. */
export async function launch({ development = false, guestFolders = [] }: LaunchOptions = {}): Promise<void> {
	process.once("uncaughtException", (error) => {
		log.fatal({ err: error }, "The launcher ends, and every process with it.");
		process.exit(1);
	});
	const supervisor = new Supervisor();
	try {
		const listenOptions = readListenOptions(process.env);
		const mailSettings = readMailSettings(process.env);
		const backupSchedule = readBackupSchedule(process.env);
		const findProgram = development ? findSources : findBuild;
		const startBackend = chooseBackend(process.env, originOf(listenOptions), findProgram);
		await assertPortIsFree(listenOptions);
		const starting = startBackend(supervisor);
		const building = development ? undefined : buildSite(announceBuild);
		const startServers = development ? startDevServers(guestFolders) : startSite;
		const serve = async () => {
			const [chosen, built] = await Promise.all([starting, building]);
			if (built) await activateBuilds(built, { ready: chosen.ready });
			const url = await startServers(listenOptions, chosen, supervisor);
			if (!development) await recordRunningSite(distFolder, chosen).catch(warnOfRecord);
			return url;
		};
		const [url, backend] = await Promise.all([serve(), starting.then(untilReady)]);
		await takeOverConfig(backend);
		// A page that was requested meanwhile may lack the settings.
		supervisor.announceContentChange();
		if (mailSettings) await startMailer(process.env.SITE_URL || url, backend, supervisor, findProgram);
		const { dataDir } = backend;
		if (backupSchedule && dataDir) void runBackups({ ...backupSchedule, dataDir, log, signal: supervisor.stopping });
		console.log(["", `  The site runs at ${url}`, ...signInLines(url, backend), ""].join("\n"));
	} catch (error) {
		console.error(error instanceof Error ? error.message : String(error));
		await supervisor.stop();
		process.exit(1);
	}
}

const untilReady = async (backend: ChosenBackend) => ({ ...backend, admin: (await backend.ready).admin });

/** A full disk stops no start. */
function warnOfRecord({ message }: Error): void {
	log.warn(`The running site could not be recorded, so that publish tries no pages: ${message}`);
}

/** Saves site.config.ts as the site's settings; skipped without a secret key. */
async function takeOverConfig({ url, secretKey }: ChosenBackend): Promise<void> {
	if (!secretKey) return;
	try {
		await importDefaultSettings(url, secretKey);
	} catch (error) {
		log.warn(`site.config.ts could not be saved as the site's settings: ${(error as Error).message}`);
	}
}

function signInLines(url: string, { admin, passwordFile }: ChosenBackend & { admin: Admin | undefined }): string[] {
	if (!admin) return [];
	const lines = [`  Sign in at ${url}/admin/login as ${admin.email}`];
	if (admin.password) lines.push(`  with the password ${admin.password} (kept in ${passwordFile})`);
	return lines;
}

/** Rejects with one sentence, before anything is built. Port 0 is always free. */
function assertPortIsFree({ host, port }: { host: string; port: number }): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", (error: NodeJS.ErrnoException) => reject(new Error(listenErrorMessage(error, { host, port }))));
		probe.listen(port, host, () => probe.close(() => resolve()));
	});
}
