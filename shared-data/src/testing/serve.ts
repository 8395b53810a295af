import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server for the tests of a file; its URL is known once they begin. */
export function serve(respond: RequestListener): { url: string } {
	const server = createServer(respond);
	const served = { url: "" };
	beforeAll(async () => {
		// supabase-js requires a WebSocket when it is created; Node 20 has none and no test opens one.
		globalThis.WebSocket ??= EventTarget as unknown as typeof WebSocket;
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		served.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	afterAll(() => {
		server.closeAllConnections();
		server.close();
	});
	return served;
}
