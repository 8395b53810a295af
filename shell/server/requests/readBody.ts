import type { IncomingMessage } from "node:http";
import { networkOf, Overloaded } from "@site/shared-data/admission";

/** Reading stops after this many bytes beyond the limit. */
const maxDiscardedBytes = 32 * 1024 * 1024;
/** Enough for a form on any line; this server itself receives no uploads. */
const timeLimitMs = 30_000;

/** Why a body was not received. */
export type BodyFailure = keyof typeof failureStatus;
export const failureStatus = { "too large": 413, "too slow": 408, incomplete: 400 } as const;

/**
 * Receives a body to its end, because a client that is still sending may not get the response. Stores nothing
 * of it unless `onChunk` does. Resolves with the number of bytes. Never rejects.
 */
export function receiveBody(
	request: IncomingMessage,
	maxBytes: number,
	onChunk: (chunk: Buffer, offset: number) => void = () => {},
): Promise<number | BodyFailure> {
	return new Promise((resolve) => {
		let size = 0;
		const timer = setTimeout(() => finish("too slow"), timeLimitMs).unref();
		const finish = (result: number | BodyFailure) => {
			clearTimeout(timer);
			request.off("data", onData);
			resolve(size > maxBytes ? "too large" : result);
		};
		const onData = (chunk: Buffer) => {
			if (size + chunk.length <= maxBytes) onChunk(chunk, size);
			size += chunk.length;
			if (size > maxBytes + maxDiscardedBytes) finish("too large");
		};
		request.on("data", onData);
		request.once("end", () => finish(size));
		request.once("error", () => finish("incomplete"));
		request.once("close", () => finish("incomplete"));
		if (request.readableEnded || request.destroyed) finish("incomplete");
		else request.resume();
	});
}

/** Bounds the bytes of all bodies in memory together; one network has at most half of them. */
export function createBodyReader(maxHeldBytes: number) {
	const heldBy = new Map<string, number>();
	const heldOf = (network: string) => heldBy.get(network) ?? 0;
	const change = (network: string, bytes: number) => {
		const held = heldOf(network) + bytes;
		// Stryker disable next-line ConditionalExpression,EqualityOperator: only frees memory
		if (held > 0) heldBy.set(network, held);
		else heldBy.delete(network);
	};
	/**
	 * Holds a body in memory until `use` has ended. Rejects with `Overloaded` if no memory is left for it; the
	 * body is then still received, and dropped.
	 */
	return async <T>(
		{ request, ip, maxBytes }: { request: IncomingMessage; ip: string; maxBytes: number },
		use: (body: Buffer<ArrayBuffer> | BodyFailure) => Promise<T>,
	): Promise<T> => {
		const network = networkOf(ip);
		// Reserves the whole length at the start: a body of tiny chunks costs no more than another.
		const declared = Number(request.headers["content-length"] ?? maxBytes);
		const size = declared <= maxBytes ? declared : 0;
		const held = [...heldBy.values()].reduce((sum, bytes) => sum + bytes, 0);
		if (held + size > maxHeldBytes || heldOf(network) + size > maxHeldBytes / 2) {
			await receiveBody(request, 0);
			throw new Overloaded("too many bodies are in memory");
		}
		change(network, size);
		try {
			const body = Buffer.alloc(size);
			const received = await receiveBody(request, maxBytes, (chunk, offset) => void chunk.copy(body, offset));
			return await use(typeof received === "number" ? body.subarray(0, received) : received);
		} finally {
			change(network, -size);
		}
	};
}
