import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The backend's behaviour: healthy, closing connections, answering 500, HTML, wrong rows or nothing. */
export type FailureMode = "well" | "gone" | "failing" | "nonsense" | "wrong rows" | "silent";

export interface FlakyBackend {
	url: string;
	setMode: (mode: FailureMode) => void;
	/** The method and path of every request so far. */
	requests: string[];
	stop: () => Promise<void>;
}

/** Starts a proxy of a backend, which can simulate failures. */
export async function startFlakyBackend(backend: string): Promise<FlakyBackend> {
	let mode: FailureMode = "well";
	const target = new URL(backend);
	const requests: string[] = [];
	const server = createServer((incoming, response) => {
		requests.push(`${incoming.method} ${new URL(incoming.url ?? "/", backend).pathname}`);
		if (mode === "silent") return;
		if (mode === "gone") return void incoming.socket.destroy();
		const reply = replies[mode];
		// The browser's preflight requests succeed even while the project fails.
		if (reply && incoming.method !== "OPTIONS") {
			response.writeHead(reply.status, { "content-type": reply.type, "access-control-allow-origin": "*" }).end(reply.body);
			return;
		}
		const { hostname, port, host } = target;
		const headers = { ...incoming.headers, host };
		const forwarded = request({ hostname, port, headers, method: incoming.method, path: incoming.url }, (backendResponse) => {
			response.writeHead(backendResponse.statusCode ?? 502, backendResponse.headers);
			backendResponse.pipe(response);
		});
		forwarded.once("error", () => response.destroy());
		incoming.pipe(forwarded);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		requests,
		setMode: (next) => {
			mode = next;
			server.closeAllConnections();
		},
		stop: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const replies: Partial<Record<FailureMode, { status: number; type: string; body: string }>> = {
	failing: { status: 500, type: "application/json", body: '{"message":"out of memory"}' },
	nonsense: { status: 200, type: "text/html", body: "<h1>It works!</h1>" },
	"wrong rows": { status: 200, type: "application/json", body: '[{"greeting":"Hello"}]' },
};
