import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { listenErrorMessage, ownOriginOf, readEnvironment } from "./environment.ts";
import { log, logRequest } from "./log.ts";
import { rejectMisdirected } from "./origin/rejectMisdirected.ts";
import { currentRequest } from "./requests/currentRequest.ts";
import { oneAtATime } from "./requests/oneAtATime.ts";

/** How many connections the system queues for the server; it ignores others for a second. */
const backlog = 4_096;

// Other accounts cannot read cached pages and fetched builds.
process.umask(0o077);
void startServer(process.env);

/** Starts the server and sends the launcher "ready" with its address, or "failed" with one sentence. */
async function startServer(env: Record<string, string | undefined>) {
	process.once("uncaughtException", (error) => {
		log.fatal({ err: error }, "The server ends.");
		process.exit(1);
	});
	try {
		const environment = readEnvironment(env);
		const metrics = environment.metricsToken ? (await import("./metrics/createMetrics.ts")).createMetrics() : undefined;
		const app = await createApp(environment, metrics);
		const handleRequest = getRequestListener(app.fetch, { overrideGlobalObjects: false });
		const rejectIfMisdirected = rejectMisdirected(environment.siteUrl);
		const logOptions = { isBehindProxy: environment.isBehindProxy, onEnd: metrics?.addRequest };
		const server = createServer(
			oneAtATime((request, response) => {
				const fields = logRequest(request, response, logOptions);
				if (app.answer(request, response, fields)) return;
				currentRequest.run(fields, () => {
					if (!rejectIfMisdirected(request, response)) void handleRequest(request, response);
				});
			}),
		);
		server.once("error", (error: NodeJS.ErrnoException) => fail(listenErrorMessage(error, environment)));
		server.listen({ port: environment.port, host: environment.host, backlog }, () => {
			const address = server.address() as AddressInfo;
			sendToLauncher({ type: "ready", port: address.port, url: ownOriginOf(address) });
		});
		// Maintenance commands such as a restore write to the backend directly.
		process.on("message", (message: { type?: string }) => message.type === "content-changed" && void app.purge());
		onShutdown(() => {
			server.close(() => process.exit(0));
			server.closeIdleConnections();
			// Open requests have this long before the process exits.
			setTimeout(() => process.exit(0), 2_000).unref();
		});
	} catch (error) {
		fail(error instanceof Error ? error.message : String(error));
	}
}

/** The launcher's exit counts as a signal: an orphan would keep the port. */
function onShutdown(stop: () => void) {
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
	process.once("disconnect", stop);
}

function sendToLauncher(message: { type: "ready"; port: number; url: string } | { type: "failed"; message: string }) {
	if (process.send) process.send(message);
	else console.log(JSON.stringify(message));
}

function fail(message: string) {
	sendToLauncher({ type: "failed", message });
	process.exitCode = 1;
	process.disconnect?.();
	setTimeout(() => process.exit(1), 50);
}
