import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** How a backend behaves: well, not there, failing, answering something else, or never. */
export type Mood = "well" | "gone" | "failing" | "nonsense" | "wrong rows" | "silent";

export interface FlakyBackend {
	url: string;
	become: (mood: Mood) => void;
	/** Method and path of every request so far. */
	requests: string[];
	stop: () => Promise<void>;
}

/** Stands before a backend and lets it come and go. */
export async function startFlakyBackend(backend: string): Promise<FlakyBackend> {
	let mood: Mood = "well";
	const target = new URL(backend);
	const requests: string[] = [];
	const server = createServer((incoming, answer) => {
		requests.push(`${incoming.method} ${new URL(incoming.url ?? "/", backend).pathname}`);
		if (mood === "silent") return;
		if (mood === "gone") return void incoming.socket.destroy();
		const reply = replies[mood];
		// The browser asks beforehand whether it may ask, and a failing project says yes all the same.
		if (reply && incoming.method !== "OPTIONS") {
			answer.writeHead(reply.status, { "content-type": reply.type, "access-control-allow-origin": "*" }).end(reply.body);
			return;
		}
		const { hostname, port, host } = target;
		const headers = { ...incoming.headers, host };
		const passed = request({ hostname, port, headers, method: incoming.method, path: incoming.url }, (got) => {
			answer.writeHead(got.statusCode ?? 502, got.headers);
			got.pipe(answer);
		});
		passed.once("error", () => answer.destroy());
		incoming.pipe(passed);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		requests,
		become: (next) => {
			mood = next;
			server.closeAllConnections();
		},
		stop: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const replies: Partial<Record<Mood, { status: number; type: string; body: string }>> = {
	failing: { status: 500, type: "application/json", body: '{"message":"out of memory"}' },
	nonsense: { status: 200, type: "text/html", body: "<h1>It works!</h1>" },
	"wrong rows": { status: 200, type: "application/json", body: '[{"greeting":"Hello"}]' },
};
