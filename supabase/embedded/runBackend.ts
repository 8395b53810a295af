import { randomBytes } from "node:crypto";
import { acquireLock } from "./acquireLock.ts";
import type { FirstAccount } from "./createFirstAccount.ts";
import { createQueue } from "./createQueue.ts";
import { createGateway } from "./gateway/createGateway.ts";
import { inspectDataDirectory } from "./inspectDataDirectory.ts";
import { startControl } from "./maintenance/startControl.ts";
import { openDatabase } from "./openDatabase.ts";
import type { Environment } from "./readEnvironment.ts";
import { serve } from "./serve.ts";

export interface RunningBackend {
	url: string;
	publishableKey: string;
	/** Sent as x-site-proxy, it makes the gateway believe x-forwarded-for. */
	proxySecret: string;
	admin: FirstAccount;
	/** Answers what is under way, closes the database in order and gives the data directory free. */
	stop(): Promise<void>;
}

/** Starts the backend on its data directory; it is up when a row was read through its own door. */
export async function runBackend(environment: Environment): Promise<RunningBackend> {
	inspectDataDirectory(environment.dataDir);
	const releaseLock = acquireLock(environment.dataDir);
	try {
		const { app, secrets, connection, admin, close } = await openDatabase(environment);
		const proxySecret = environment.proxySecret ?? randomBytes(32).toString("base64url");
		const serially = createQueue();
		const gateway = createGateway({
			engine: app,
			jwtSecret: secrets.jwtSecret,
			proxySecret,
			serially,
			announceVisitor: async (address) => {
				await connection.driver.query("select set_config('site.visitor_address', $1, false)", [address]);
			},
		});
		const server = await serve(gateway.fetch, environment.port);
		await readOneRow(server.url, secrets.publishableKey);
		const closeControl = await startControl(
			{ driver: connection.driver, dataDir: environment.dataDir, serially },
			{ siteUrl: server.url, publishableKey: secrets.publishableKey },
		);
		return {
			url: server.url,
			publishableKey: secrets.publishableKey,
			proxySecret,
			admin,
			async stop() {
				await Promise.all([closeControl(), server.close()]);
				await serially(close);
				releaseLock();
			},
		};
	} catch (error) {
		releaseLock();
		throw error;
	}
}

/** The engine looks its tables up on the first request; better here than in front of a visitor. */
async function readOneRow(url: string, publishableKey: string): Promise<void> {
	const response = await fetch(`${url}/rest/v1/profile?select=name&limit=1`, { headers: { apikey: publishableKey } });
	const rows: unknown = await response.json();
	if (!response.ok || !Array.isArray(rows)) {
		throw new Error(`the first read answered ${response.status}`);
	}
}
