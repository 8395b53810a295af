import { readListenAddress } from "../../shell/server/environment.ts";
import { buildSite } from "../build/buildSite.ts";
import { assertPortIsFree } from "./assertPortIsFree.ts";
import { type ChosenBackend, chooseBackend } from "./chooseBackend.ts";
import { originOf } from "./originOf.ts";
import { Supervisor } from "./Supervisor.ts";
import { startDevServers } from "./startDevServers.ts";
import { startSite } from "./startSite.ts";

/** `npm start` and `npm run dev`: checks the environment, starts the backend while stale builds are made, then the site, and keeps both running. */
export async function launch({ development }: { development: boolean }): Promise<void> {
	const supervisor = new Supervisor();
	try {
		const address = readListenAddress(process.env);
		const startBackend = chooseBackend(process.env, originOf(address));
		await assertPortIsFree(address);
		const [backend] = await Promise.all([
			startBackend(supervisor),
			development ? undefined : buildSite((app) => console.log(`Building ${app} …`)),
		]);
		const url = development ? await startDevServers(address, backend, supervisor) : await startSite(address, backend, supervisor);
		console.log(["", `  The site runs at ${url}`, ...signInLines(url, backend), ""].join("\n"));
	} catch (error) {
		console.error(error instanceof Error ? error.message : String(error));
		await supervisor.stop();
		process.exit(1);
	}
}

function signInLines(url: string, { admin, passwordFile }: ChosenBackend): string[] {
	if (!admin) return [];
	const lines = [`  Sign in at ${url}/admin/login as ${admin.email}`];
	if (admin.password) lines.push(`  with the password ${admin.password} (kept in ${passwordFile})`);
	return lines;
}
