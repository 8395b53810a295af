import { randomBytes } from "node:crypto";
import { acquireLock } from "./acquireLock.ts";
import type { FirstAccount } from "./createFirstAccount.ts";
import { startEngine } from "./engine/startEngine.ts";
import { createGateway } from "./gateway/createGateway.ts";
import { inspectDataDirectory } from "./inspectDataDirectory.ts";
import type { Environment } from "./readEnvironment.ts";
import { type Listening, serve } from "./serve.ts";

export interface RunningBackend {
	url: string;
	publishableKey: string;
	/** Sent as x-site-proxy, it makes the gateway believe x-forwarded-for. */
	proxySecret: string;
	admin: FirstAccount;
	/** Answers what is under way, closes the database in order and gives the data directory free. */
	stop(): Promise<void>;
}

/**
 * Starts the backend on its data directory; it is up when a row was read through its own door.
 * `onLost` is told when the engine cannot be started again later; the process is of no use then. `onMaintained`
 * is told when a command is done that may have changed every row.
 */
export async function runBackend(
	environment: Environment,
	onLost: (message: string) => void,
	onMaintained = () => {},
): Promise<RunningBackend> {
	// What is made from here on is closed to other accounts.
	process.umask(0o077);
	inspectDataDirectory(environment.dataDir);
	const releaseLock = acquireLock(environment.dataDir);
	const proxySecret = environment.proxySecret ?? randomBytes(32).toString("base64url");
	let gateway: ReturnType<typeof createGateway> | undefined;
	let server: Listening | undefined;
	try {
		// The engine tells commands where the gateway is, so the port is taken first.
		server = await serve((request, env) => gateway?.fetch(request, env) ?? new Response(null, { status: 503 }), environment.port);
		const { url, close } = server;
		const engine = await startEngine({ environment, gatewayUrl: url, onLost, onMaintained });
		const { publishableKey, admin } = engine;
		gateway = createGateway({ engine, proxySecret });
		await readOneRow(url, publishableKey);
		return {
			url,
			publishableKey,
			proxySecret,
			admin,
			async stop() {
				await close();
				await engine.stop();
				releaseLock();
			},
		};
	} catch (error) {
		await server?.close();
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
