import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve as listen } from "@hono/node-server";
import { StartFailure } from "./StartFailure.ts";

export interface Listening {
	url: string;
	close(): Promise<void>;
}

type Fetch = Parameters<typeof listen>[0]["fetch"];

/** Listens on the loopback address only; a taken port fails with a sentence. */
export function serve(fetch: Fetch, port: number): Promise<Listening> {
	return new Promise((resolve, reject) => {
		const server = listen({ fetch, port, hostname: "127.0.0.1" }) as Server;
		server.once("error", (error: NodeJS.ErrnoException) => {
			reject(error.code === "EADDRINUSE" ? new StartFailure(`BACKEND_PORT ${port} is taken by another program.`) : error);
		});
		server.once("listening", () => {
			resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => close(server) });
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
