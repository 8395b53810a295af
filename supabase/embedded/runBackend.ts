import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve as listen } from "@hono/node-server";
import { acquireLock } from "./data-dir/acquireLock.ts";
import { inspectDataDirectory } from "./data-dir/inspectDataDirectory.ts";
import type { FirstAccount } from "./database/accounts.ts";
import { type Engine, startEngine } from "./engine/startEngine.ts";
import type { Environment } from "./environment.ts";
import { StartError } from "./errors.ts";
import { createGateway } from "./gateway/createGateway.ts";

export interface RunningBackend {
	url: string;
	publishableKey: string;
	/** Sent as x-site-proxy, it makes the gateway believe x-forwarded-for. */
	proxySecret: string;
	admin: FirstAccount;
	/** Finishes requests under way, shuts the database down cleanly and releases the data directory. */
	stop(): Promise<void>;
}

/**
 * Starts the backend on its data directory; resolves when a row was read over HTTP.
 * Calls `onLost` when the engine cannot be restarted later; the process must end then.
 * Calls `onContentChange` when pages may have changed without the site's server.
 */
export async function runBackend(
	environment: Environment,
	onLost: (message: string) => void,
	onContentChange = () => {},
): Promise<RunningBackend> {
	// Files created from here on are closed to other accounts.
	process.umask(0o077);
	inspectDataDirectory(environment);
	// With a database on a server, several processes may share the directory.
	const releaseLock = environment.databaseUrl === undefined ? acquireLock(environment.dataDir) : () => {};
	const proxySecret = environment.proxySecret ?? randomBytes(32).toString("base64url");
	let gateway: ReturnType<typeof createGateway> | undefined;
	let server: Listening | undefined;
	try {
		// The engine needs the gateway's URL for the control file, so the port is bound first.
		server = await serve((request, env) => gateway?.fetch(request, env) ?? new Response(null, { status: 503 }), environment.port);
		const { url, close } = server;
		const engine = await startEngine({ environment, gatewayUrl: url, onLost, onContentChange });
		const { publishableKey, admin } = engine;
		const metrics = environment.isMeasured ? await startMetrics(engine, environment.dataDir) : undefined;
		gateway = createGateway({ engine, proxySecret, metrics });
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

async function startMetrics(engine: Engine, dataDir: string) {
	const { createMetrics } = await import("./metrics/createMetrics.ts");
	return createMetrics({ engine, dataDir });
}

/** A site that cannot be read has not started. */
async function readOneRow(url: string, publishableKey: string): Promise<void> {
	const response = await fetch(`${url}/rest/v1/profile?select=name&limit=1`, {
		headers: { apikey: publishableKey },
	});
	const rows: unknown = await response.json();
	if (!response.ok || !Array.isArray(rows)) {
		throw new Error(`the first read answered ${response.status}`);
	}
}

interface Listening {
	url: string;
	close(): Promise<void>;
}

type Fetch = Parameters<typeof listen>[0]["fetch"];

/** Listens on 127.0.0.1 only. */
function serve(fetch: Fetch, port: number): Promise<Listening> {
	return new Promise((resolve, reject) => {
		const server = listen({ fetch, port, hostname: "127.0.0.1" }) as Server;
		server.once("error", (error: NodeJS.ErrnoException) => {
			reject(error.code === "EADDRINUSE" ? new StartError(`BACKEND_PORT ${port} is taken by another program.`) : error);
		});
		server.once("listening", () => {
			resolve({
				url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
				close: () => close(server),
			});
		});
	});
}

function close(server: Server): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeIdleConnections();
		setTimeout(() => server.closeAllConnections(), 500).unref();
	});
}
