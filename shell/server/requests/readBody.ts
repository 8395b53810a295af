import type { IncomingMessage } from "node:http";

/** Reading stops after this many bytes beyond the limit. */
const maxDiscardedBytes = 32 * 1024 * 1024;

/**
 * Reads a body to its end, because a client that is still sending may not get the response. Resolves with
 * undefined when the body is larger than allowed or incomplete. Never rejects.
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
