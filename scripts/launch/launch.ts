import { readListenAddress } from "../../shell/server/environment.ts";
import { buildSite } from "../build/buildSite.ts";
import { assertPortIsFree } from "./assertPortIsFree.ts";
import { chooseBackend } from "./chooseBackend.ts";
import { startDevServers } from "./startDevServers.ts";
import { startSite } from "./startSite.ts";
import { Supervisor } from "./Supervisor.ts";

/** `npm start` and `npm run dev`: checks the environment, starts the backend while stale builds are made, then the site, and keeps both running. */
export async function launch({ development }: { development: boolean }): Promise<void> {
	const supervisor = new Supervisor();
	try {
		const address = readListenAddress(process.env);
		const startBackend = chooseBackend(process.env);
		await assertPortIsFree(address);
		const [backend] = await Promise.all([
			startBackend(supervisor),
			development ? undefined : buildSite((app) => console.log(`Building ${app} …`)),
		]);
		const url = development ? await startDevServers(address, backend, supervisor) : await startSite(address, backend, supervisor);
		console.log(`\n  The site runs at ${url}`);
		if (backend.admin) console.log(signInLines(url, backend.admin, backend.passwordFile));
		console.log("");
	} catch (error) {
		console.error(error instanceof Error ? error.message : String(error));
		await supervisor.stop();
		process.exit(1);
	}
}

function signInLines(url: string, { email, password }: { email: string; password?: string }, file?: string) {
	const lines = [`  Sign in at ${url}/admin/login as ${email}`];
	if (password) lines.push(`  with the password ${password} (kept in ${file})`);
	return lines.join("\n");
}
