import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Limit of pipelined requests, each of 2 KB. Browsers and reverse proxies send none. */
const maxSentAhead = 2_000;
/** A connection with fewer stays open when the limit is exceeded. */
const fewSentAhead = 10;

interface Connection {
	isBusy: boolean;
	/** The requests queued behind the current one. */
	waiting: (() => void)[];
}

/** Handles a connection's requests one after another; their responses are sent in this order anyway. */
export function oneAtATime(handle: RequestListener): RequestListener {
	const connections = new WeakMap<Socket, Connection>();
	let total = 0;

	return (request, response) => {
		const { socket } = request;
		const connection = connections.get(socket) ?? open(socket);
		const start = () => {
			connection.isBusy = true;
			response.once("finish", () => startNext(connection));
			handle(request, response);
		};
		if (!connection.isBusy) return start();
		// Stryker disable next-line ConditionalExpression: the close of the connection forgets it too
		if (socket.destroyed) return;
		connection.waiting.push(start);
		total += 1;
		// Node keeps reading, however many requests wait.
		if (total > maxSentAhead && connection.waiting.length > fewSentAhead) socket.destroy();
	};

	function open(socket: Socket): Connection {
		const connection: Connection = { isBusy: false, waiting: [] };
		connections.set(socket, connection);
		socket.once("close", () => {
			total -= connection.waiting.splice(0).length;
		});
		return connection;
	}

	function startNext(connection: Connection): void {
		connection.isBusy = false;
		const next = connection.waiting.shift();
		if (!next) return;
		total -= 1;
		next();
	}
}
