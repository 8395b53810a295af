import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface Forwarder {
	url: string;
	stop(): Promise<void>;
}

/** Forwards requests to another server as they are, but answers those with a body to refuse with 500. */
export async function startForwarder(target: string, { refuse }: { refuse: (body: string) => boolean }): Promise<Forwarder> {
	const server = createServer(async (incoming, outgoing) => {
		const body = await buffer(incoming);
		if (refuse(body.toString())) {
			outgoing.writeHead(500, { "content-type": "application/json" }).end('{"message":"Something went wrong."}');
			return;
		}
		const forwarded = request(target + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(outgoing);
		});
		forwarded.on("error", () => outgoing.destroy());
		forwarded.end(body);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		async stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}
