import { connect } from "node:net";
import { json } from "node:stream/consumers";

/** Sends bursts from a separate process, so that its work delays no other; prints the responses. */
export interface Burst {
	port: number;
	/** The bytes of whole requests. */
	requests: string[];
	/** The addresses that the connections come from, in turn. */
	from: string[];
	/** How many requests each connection sends before it reads; 1 opens a connection for each. */
	pipelined: number;
}

export interface BurstResult {
	/** The number of responses with each status. */
	statuses: Record<string, number>;
	/** Requests whose connection ended before their answer. */
	cut: number;
	seconds: number;
}

/** A connection without an answer for this long counts as cut. */
const silenceMs = 60_000;

const { port, requests, from, pipelined } = (await json(process.stdin)) as Burst;
const statuses: BurstResult["statuses"] = {};
let cut = 0;
const begin = performance.now();
const groups = Array.from({ length: Math.ceil(requests.length / pipelined) }, (_, at) =>
	requests.slice(at * pipelined, (at + 1) * pipelined),
);
await Promise.all(groups.map((group, at) => send(group, from[at % from.length] as string)));
const result: BurstResult = { statuses, cut, seconds: (performance.now() - begin) / 1000 };
process.stdout.write(JSON.stringify(result));

/** Sends the requests over one connection at once and reads until each has its answer. */
function send(group: string[], localAddress: string): Promise<void> {
	return new Promise((resolve) => {
		let answered = 0;
		let rest = "";
		const socket = connect({ port, host: "127.0.0.1", localAddress }, () => socket.write(group.join(""), "latin1"));
		socket.setTimeout(silenceMs, () => socket.destroy());
		socket.on("data", (chunk: Buffer) => {
			const text = rest + chunk.toString("latin1");
			for (const [, status = ""] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
				statuses[status] = (statuses[status] ?? 0) + 1;
				answered += 1;
			}
			// A status line may be in two chunks; the kept rest contains no complete one.
			rest = text.slice(-12).replace(/^.*HTTP\/1\.1 \d{3} /s, "");
			if (answered >= group.length) socket.destroy();
		});
		socket.on("error", () => {});
		socket.once("close", () => {
			cut += Math.max(0, group.length - answered);
			resolve();
		});
	});
}
