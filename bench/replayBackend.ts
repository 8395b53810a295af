import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { StaticPeer } from "./servePages.ts";

/** A backend that has read everything already: asks the real one for each address once and answers from memory afterwards. */
export async function replayBackend(backend: string): Promise<StaticPeer> {
	const kept = new Map<string, Promise<Answer>>();
	const server = createServer(({ url = "", headers: { apikey = "", authorization = "", prefer = "" } }, response) => {
		const headers = { apikey: String(apikey), authorization, prefer: String(prefer) };
		const answer = kept.get(url) ?? ask(backend + url, headers);
		kept.set(url, answer);
		answer.then(
			({ status, type, body }) => response.writeHead(status, { "content-type": type, "content-length": body.length }).end(body),
			() => response.destroy(),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const stop = () => {
		server.close();
		server.closeAllConnections();
	};
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

interface Answer {
	status: number;
	type: string;
	body: Buffer;
}

async function ask(address: string, headers: Record<string, string>): Promise<Answer> {
	const answer = await fetch(address, { headers });
	const type = answer.headers.get("content-type") ?? "application/json";
	return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
}
