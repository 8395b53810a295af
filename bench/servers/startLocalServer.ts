import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on this machine. */
export interface LocalServer {
	/** "http://127.0.0.1:<port>" */
	url: string;
	stop: () => void;
}

/** Starts a server on a free loopback port. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
	const server = createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const stop = () => {
		server.close();
		server.closeAllConnections();
	};
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
