import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface Forwarder {
	url: string;
	/** Method and path of each request so far. */
	seen: string[];
	stop(): Promise<void>;
}

/**
 * Forwards requests to another server as they are. `before` is called with the method and path of each, and
 * `after` when its answer has come and is not passed on yet.
 */
export async function startForwarder(
	target: string,
	{
		before,
		after,
		refuse,
	}: {
		before?: (line: string) => unknown;
		after?: (line: string) => unknown;
		/** Whether a request with this body is answered with 500 instead. */
		refuse?: (body: string) => boolean;
	} = {},
): Promise<Forwarder> {
	const seen: string[] = [];
	const server = createServer(async (incoming, outgoing) => {
		const line = `${incoming.method} ${incoming.url}`;
		seen.push(line);
		await before?.(line);
		// Undefined when the caller was cut off.
		const body = await buffer(incoming).catch(() => undefined);
		if (!body) {
			outgoing.destroy();
			return;
		}
		if (refuse?.(body.toString())) {
			outgoing.writeHead(500, { "content-type": "application/json" }).end('{"message":"Something went wrong."}');
			return;
		}
		const forwarded = request(target + incoming.url, { method: incoming.method, headers: incoming.headers }, async (answer) => {
			await after?.(line);
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
		seen,
		async stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}
