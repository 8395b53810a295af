import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve as listen } from "@hono/node-server";
import { acquireLock } from "./data-dir/acquireLock.ts";
import { inspectDataDirectory } from "./data-dir/inspectDataDirectory.ts";
import { secretsFile } from "./data-dir/secrets.ts";
import { removeLeftWorkFolders } from "./data-dir/workFolders.ts";
import type { FirstAccount } from "./database/accounts.ts";
import { startEngine } from "./engine/startEngine.ts";
import type { Environment } from "./environment.ts";
import { StartError } from "./errors.ts";
import type { createGateway } from "./gateway/createGateway.ts";

export interface RunningBackend {
	url: string;
	publishableKey: string;
	/** Sent as x-site-proxy, it makes the gateway trust x-forwarded-for. */
	proxySecret: string;
	admin: FirstAccount;
	/** Finishes requests under way, shuts the database down cleanly and releases the data directory. */
	stop(): Promise<void>;
}

type Gateway = ReturnType<typeof createGateway>;

interface BackendEvents {
	/** The URL accepts requests, which wait for the engine. Not on a first start, which has no keys yet. */
	onListening?(url: string): void;
	/** The process must end. */
	onLost(message: string): void;
	/** Pages may have changed without the site's server. */
	onContentChange?(): void;
}

/** Limit of visitors' requests that wait for the start. */
const maxWaitingVisitors = 200;

/** Starts the backend on its data directory; resolves when a row was read over HTTP. */
export async function runBackend(
	environment: Environment,
	{ onListening, onLost, onContentChange = () => {} }: BackendEvents,
): Promise<RunningBackend> {
	// Files created from here on are closed to other accounts.
	process.umask(0o077);
	inspectDataDirectory(environment);
	// With a database on a server, several processes may share the directory.
	const releaseLock = environment.databaseUrl === undefined ? acquireLock(environment.dataDir) : () => {};
	const proxySecret = environment.proxySecret ?? randomBytes(32).toString("base64url");
	let open: (gateway: Gateway) => void = () => {};
	const opened = new Promise<Gateway>((resolve) => {
		open = resolve;
	});
	let server: Server | undefined;
	try {
		// The engine needs the gateway's URL for the control file, so the port is bound first.
		const listening = await serve(createWaitingHandler(opened), environment.port);
		server = listening;
		const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
		if (existsSync(secretsFile(environment.dataDir))) onListening?.(url);
		// Loaded while the engine's thread starts.
		const [engine, { createGateway }] = await Promise.all([
			startEngine({ environment, gatewayUrl: url, onLost, onContentChange }),
			import("./gateway/createGateway.ts"),
		]);
		const { publishableKey, admin } = engine;
		const metrics = environment.isMeasured
			? (await import("./metrics/createMetrics.ts")).createMetrics(engine, environment.dataDir)
			: undefined;
		open(createGateway({ engine, proxySecret, metrics }));
		await readOneRow(url, publishableKey);
		return {
			url,
			publishableKey,
			proxySecret,
			admin,
			async stop() {
				await close(listening);
				await engine.stop();
				await removeLeftWorkFolders(environment.dataDir);
				releaseLock();
			},
		};
	} catch (error) {
		if (server) await close(server);
		releaseLock();
		throw error;
	}
}

/** Rejects if the site cannot be read after the start. */
async function readOneRow(url: string, publishableKey: string): Promise<void> {
	const response = await fetch(`${url}/rest/v1/profile?select=name&limit=1`, { headers: { apikey: publishableKey } });
	const rows: unknown = await response.json();
	if (!response.ok || !Array.isArray(rows)) throw new Error(`the first read answered ${response.status}`);
}

/** Lets requests wait for the gateway: all of the site's server, and a limited number of visitors'. */
function createWaitingHandler(opened: Promise<Gateway>): Fetch {
	let gateway: Gateway | undefined;
	let waitingVisitors = 0;
	const keepGateway = async () => {
		gateway = await opened;
	};
	void keepGateway();
	return async (request, env) => {
		if (!gateway && request.headers.has("x-forwarded-for")) {
			if (waitingVisitors >= maxWaitingVisitors) return startingResponse();
			waitingVisitors += 1;
			env.outgoing.once("close", () => {
				waitingVisitors -= 1;
			});
		}
		return (await opened).fetch(request, env);
	};
}

function startingResponse(): Response {
	const [code, message] = ["unavailable", "The backend is starting; try again in a moment."];
	return Response.json({ code, error_code: code, message, msg: message }, { status: 503, headers: { "Retry-After": "5" } });
}

type Fetch = Parameters<typeof listen>[0]["fetch"];

/** Listens on 127.0.0.1 only. */
async function serve(fetch: Fetch, port: number): Promise<Server> {
	const server = listen({ fetch, port, hostname: "127.0.0.1" }) as Server;
	await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
		throw error.code === "EADDRINUSE" ? new StartError(`BACKEND_PORT ${port} is taken by another program.`) : error;
	});
	return server;
}

function close(server: Server): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeIdleConnections();
		setTimeout(() => server.closeAllConnections(), 500).unref();
	});
}
