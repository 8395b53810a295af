import type { ServerResponse } from "node:http";

/** Eight of the largest answers to visitors. */
const maxTotalBytes = 32 * 1024 * 1024;

/**
 * Bounds the bodies of visitors' requests, and of answers that their callers do not read. Beyond the limit
 * the network with the most bytes loses its oldest connection.
 */
export function createBodyBudget(maxBytes = maxTotalBytes) {
	/** Oldest first. */
	const held = new Map<ServerResponse, { network: string; bytes: number }>();
	let total = 0;

	function release(response: ServerResponse): void {
		total -= held.get(response)?.bytes ?? 0;
		held.delete(response);
	}

	function largestNetwork(): string | undefined {
		const sums = new Map<string, number>();
		for (const { network, bytes } of held.values()) sums.set(network, (sums.get(network) ?? 0) + bytes);
		// Stryker disable next-line OptionalChaining: above the limit bytes are held
		return [...sums].sort(([, a], [, b]) => b - a)[0]?.[0];
	}

	/** Holds these bytes until the response has been sent. */
	return (response: ServerResponse, network: string, bytes: number): void => {
		if (response.closed) return;
		const before = held.get(response)?.bytes ?? 0;
		// Stryker disable next-line ConditionalExpression: a second release changes nothing
		if (!held.has(response)) response.once("close", () => release(response));
		held.set(response, { network, bytes: before + bytes });
		total += bytes;
		while (total > maxBytes) {
			const largest = largestNetwork();
			const [oldest] = [...held].find(([, { network }]) => network === largest) as [ServerResponse, object];
			release(oldest);
			oldest.destroy();
		}
	};
}
