import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { describeProcess, isRunning, type ProcessInfo } from "@site/shared-data/files";
import { writeJson } from "../../shell/deployment/disk/index.ts";
import type { ChosenBackend } from "./chooseBackend.ts";

/** The backend of the site that runs with a folder of builds; its values are public. */
export type SiteBackend = Pick<ChosenBackend, "url" | "publishableKey"> & { isEmbedded: boolean };

/** Has a file for each launcher: during an update two of them run. */
const folderIn = (dist: string) => join(dist, "running");

/** Lets a command that knows only the builds read the running site's data. */
export async function recordRunningSite(dist: string, { url, publishableKey, proxySecret }: ChosenBackend): Promise<void> {
	await mkdir(folderIn(dist), { recursive: true });
	for (const { file, isEnded } of await readRecords(dist)) if (isEnded) await rm(file, { force: true });
	const backend: SiteBackend = { url, publishableKey, isEmbedded: proxySecret !== undefined };
	await writeJson(join(folderIn(dist), `${process.pid}.json`), { ...describeProcess(process.pid), ...backend });
}

/** Undefined when no site runs with these builds. */
export const findRunningSite = async (dist: string): Promise<SiteBackend | undefined> =>
	(await readRecords(dist)).find(({ isEnded }) => !isEnded)?.backend;

async function readRecords(dist: string) {
	const names = await readdir(folderIn(dist)).catch(() => []);
	const files = names.filter((name) => /^\d+\.json$/.test(name)).map((name) => join(folderIn(dist), name));
	const read = files.map(async (file) => {
		const { pid, born, ...backend } = JSON.parse(await readFile(file, "utf8")) as ProcessInfo & SiteBackend;
		return { file, backend, isEnded: !isRunning({ pid, born }) };
	});
	return Promise.all(read);
}
