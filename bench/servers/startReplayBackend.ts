import { type LocalServer, startLocalServer } from "./startLocalServer.ts";

/** Starts a backend that forwards each URL to the real one once and then responds from memory. */
export function startReplayBackend(backend: string): Promise<LocalServer> {
	const answers = new Map<string, Promise<StoredResponse>>();
	return startLocalServer(({ url = "", headers: { apikey = "", authorization = "", prefer = "" } }, response) => {
		const headers = { apikey: String(apikey), authorization, prefer: String(prefer) };
		const stored = answers.get(url) ?? fetchResponse(backend + url, headers);
		answers.set(url, stored);
		stored.then(
			({ status, type, body }) => response.writeHead(status, { "content-type": type, "content-length": body.length }).end(body),
			() => response.destroy(),
		);
	});
}

interface StoredResponse {
	status: number;
	type: string;
	body: Buffer;
}

async function fetchResponse(url: string, headers: Record<string, string>): Promise<StoredResponse> {
	const response = await fetch(url, { headers });
	const type = response.headers.get("content-type") ?? "application/json";
	return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
}
