import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../paths.ts";
import type { ChosenBackend } from "./chooseBackend.ts";
import { originOf } from "./originOf.ts";
import type { Supervisor } from "./Supervisor.ts";

/** The three development servers with hot replacement across federation: the shell on PORT, the remotes on the two ports after it. */
export async function startDevServers(
	{ host, port }: { host: string; port: number },
	backend: ChosenBackend,
	supervisor: Supervisor,
): Promise<string> {
	const origin = (offset: number) => originOf({ host, port: port + offset });
	const deployment = {
		revision: 0,
		remotes: {
			public: { version: "development", entry: `${origin(1)}/remoteEntry.js`, integrity: "" },
			admin: { version: "development", entry: `${origin(2)}/remoteEntry.js`, integrity: "" },
		},
	};
	const config = { supabaseUrl: backend.proxySecret ? origin(0) : backend.url, supabaseKey: backend.publishableKey };
	for (const [offset, app] of ["shell", "remote-public", "remote-admin"].entries()) {
		supervisor.adopt(
			spawn(process.execPath, [join(root, "node_modules/@rspack/cli/bin/rspack.js"), "serve"], {
				cwd: join(root, app),
				stdio: ["ignore", "inherit", "inherit"],
				env: {
					...process.env,
					HOST: host,
					DEV_PORT: String(port + offset),
					DEV_DEPLOYMENT: JSON.stringify(deployment),
					DEV_CONFIG: JSON.stringify(config),
					...(backend.proxySecret ? { BACKEND_URL: backend.url } : {}),
				},
			}),
		);
	}
	return origin(0);
}
