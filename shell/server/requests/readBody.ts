import type { IncomingMessage } from "node:http";

/** A client that sends more than this after a body was found too large is not waited for. */
const maxDiscardedBytes = 32 * 1024 * 1024;

/**
 * Reads a body to its end, so that the client is done sending when it is answered: a connection that is
 * closed on a client's upload takes the answer along. Resolves with undefined when the body is larger than
 * allowed, or does not arrive whole. Never rejects.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		let size = 0;
		const finish = (body: Buffer | undefined) => {
			request.off("data", onData);
			resolve(body);
		};
		const onData = (chunk: Buffer) => {
			size += chunk.length;
			if (size <= maxBytes) chunks.push(chunk);
			else chunks.length = 0;
			if (size > maxBytes + maxDiscardedBytes) finish(undefined);
		};
		request.on("data", onData);
		request.once("end", () => finish(size <= maxBytes ? Buffer.concat(chunks) : undefined));
		request.once("error", () => finish(undefined));
		request.once("close", () => finish(undefined));
		if (request.readableEnded || request.destroyed) finish(undefined);
		else request.resume();
	});
}
