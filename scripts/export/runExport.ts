import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { realpath, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isHostOf } from "@site/shared-data/rules";
import { announceBuild } from "../../build/buildWhenStale.ts";
import { findBuild } from "../../build/findProgram.ts";
import { linkBuilds } from "../../build/linkBuilds.ts";
import { distFolder } from "../../build/paths.ts";
import { findControlEndpoint } from "../../supabase/embedded/control/controlFile.ts";
import { loadOrCreateSecrets, secretsFile } from "../../supabase/embedded/data-dir/secrets.ts";
import { type ChosenBackend, chooseBackend, dataDirOf } from "../launch/chooseBackend.ts";
import { Supervisor } from "../launch/Supervisor.ts";
import { startSite } from "../launch/startServers.ts";
import { exportSite } from "./exportSite.ts";

const usage = `SITE_URL=https://example.com npm run export [-- --to <folder>] [--from <address>]

Writes the public site as static files for the address SITE_URL, into dist/site unless told otherwise.
The content comes from the backend that npm start would use, whether the site runs or not. --from
http://127.0.0.1:4000 reads the pages of a site that runs on this machine with the same SITE_URL.`;

/** `npm run export`; resolves with the exit code. A failure keeps the last export unchanged. */
export async function runExport(args: string[]): Promise<number> {
	const supervisor = new Supervisor();
	// The exit code of a signal; otherwise the caller ends with the code below.
	process.exitCode = 1;
	// The log of its own servers would hide the result.
	process.env.LOG_LEVEL ||= "warn";
	if (!process.env.SUPABASE_URL) process.env.SITE_FORMS = "off";
	let ownDist: string | undefined;
	try {
		const { to, from } = readOptions(args);
		const siteUrl = readSiteUrl(process.env.SITE_URL);
		if (!from) ownDist = await linkBuilds(announceBuild);
		const { pages, files, brokenLinks, backend, hasRedirects } = await exportSite({
			from: from ?? (await startOwnSite(siteUrl, supervisor, ownDist)),
			dist: ownDist ?? distFolder,
			siteUrl,
			folder: await realpath(to).catch(() => resolve(to)),
			secretKeyOf: (backend) => secretKeyOf(backend, siteUrl),
		});
		console.log(`${pages} pages and ${files} other files for ${siteUrl} are in ${to}.`);
		for (const [path, sources] of brokenLinks) console.log(`${path} is a broken link on ${sources.join(", ")}.`);
		if (!hasRedirects) {
			const variable = backend === siteUrl ? "DATA_DIR of the site" : "SUPABASE_SECRET_KEY";
			console.log(`Redirects are left out, because only the secret key lists them: export with ${variable} for them.`);
		}
		if (backend === siteUrl) {
			console.log(
				"Forms and the admin area are left out: they need a backend that browsers reach; export with SUPABASE_URL for that.",
			);
		}
		return 0;
	} catch (error) {
		console.error(error instanceof Error ? error.message : String(error));
		return 1;
	} finally {
		await supervisor.stop();
		if (ownDist) await rm(ownDist, { recursive: true });
	}
}

function readOptions(args: string[]) {
	try {
		const { to = `${distFolder}/site`, from } = parseArgs({
			args,
			options: { to: { type: "string" }, from: { type: "string" } },
		}).values;
		return { to, from };
	} catch {
		throw new Error(usage);
	}
}

function readSiteUrl(value: string | undefined): string {
	const url = URL.canParse(value ?? "") ? new URL(value as string) : null;
	if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
	throw new Error("SITE_URL must be the address that the exported site will have, like https://example.com.");
}

async function startOwnSite(siteUrl: string, supervisor: Supervisor, dist = distFolder): Promise<string> {
	const backend = findRunningBackend(dist) ?? (await chooseBackend(process.env, siteUrl, findBuild)(supervisor));
	await backend.ready;
	return startSite({ host: "127.0.0.1", port: 0 }, backend, supervisor, dist);
}

/** The backend of a site that runs on the data directory; the export adds a server with its own pages. */
function findRunningBackend(dist: string): ChosenBackend | undefined {
	const running = process.env.SUPABASE_URL ? undefined : findControlEndpoint(dataDirOf(process.env));
	if (!running || running.isCommand) return undefined;
	const { siteUrl: url, publishableKey } = running;
	// Marks the backend as embedded; the gateway does not accept visitors' addresses with it.
	const proxySecret = randomBytes(32).toString("base64url");
	return { url, publishableKey, proxySecret, pagesFolder: join(dist, "pages"), ready: Promise.resolve({}) };
}

/** A hosted project's key is given, the embedded backend's is in its data directory. */
async function secretKeyOf(backend: string, siteUrl: string): Promise<string | undefined> {
	const { SUPABASE_URL, SUPABASE_SECRET_KEY, SUPABASE_SERVICE_ROLE_KEY } = process.env;
	const isHosted = isHostOf(SUPABASE_URL ?? "", new URL(backend).host);
	if (backend !== siteUrl) return isHosted ? SUPABASE_SECRET_KEY || SUPABASE_SERVICE_ROLE_KEY : undefined;
	const dataDir = dataDirOf(process.env);
	return existsSync(secretsFile(dataDir)) ? (await loadOrCreateSecrets(dataDir)).secretKey : undefined;
}
