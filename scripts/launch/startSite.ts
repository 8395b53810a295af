import { readFileSync } from "node:fs";
import { join } from "node:path";
import { distFolder, root } from "../paths.ts";
import type { ChosenBackend } from "./chooseBackend.ts";
import { originOf } from "./originOf.ts";
import type { Supervisor } from "./Supervisor.ts";

/** Starts the built site's server; resolves with its address when it listens. */
export async function startSite(
	address: { host: string; port: number },
	backend: ChosenBackend,
	supervisor: Supervisor,
): Promise<string> {
	const { version } = JSON.parse(readFileSync(join(distFolder, "shell/current.json"), "utf8")) as { version: string };
	const program = {
		name: "site",
		file: join(distFolder, "shell", version, "server/main.cjs"),
		env: {
			...process.env,
			NODE_ENV: "production",
			HOST: address.host,
			PORT: String(address.port),
			SITE_DIST: distFolder,
			SITE_PUBLIC: join(root, "shell/public"),
			SITE_PAGES: backend.pagesFolder,
			BACKEND_URL: backend.url,
			BACKEND_KEY: backend.publishableKey,
			BACKEND_PROXY_SECRET: backend.proxySecret,
		} as NodeJS.ProcessEnv,
	};
	const { port } = await supervisor.run<{ type: "ready"; port: number }>(program);
	program.env.PORT = String(port);
	return originOf({ host: address.host, port });
}
