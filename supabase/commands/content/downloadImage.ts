import { lookup } from "node:dns/promises";
import { maxImageBytes } from "@site/shared-data/rules";
import ipaddr from "ipaddr.js";

const timeLimitMs = 20_000;
const maxRedirects = 3;

/**
 * Downloads an external image; returns its bytes or the reason of the failure. An export may name any host,
 * so hosts of the local network are requested only if they are `trusted`.
 */
export async function downloadImage(url: string, trusted: readonly string[]): Promise<Buffer | string> {
	const signal = AbortSignal.timeout(timeLimitMs);
	let target = url;
	try {
		for (let hop = 0; hop <= maxRedirects; hop += 1) {
			const { origin, hostname } = new URL(target);
			if (!trusted.includes(origin) && !(await isPublic(hostname))) return "is in a private network";
			const response = await fetch(target, { redirect: "manual", signal, headers: { accept: "image/*" } });
			const location = response.headers.get("location");
			if (response.status >= 300 && response.status < 400 && location) {
				await response.body?.cancel();
				target = new URL(location, target).href;
				continue;
			}
			return response.ok && response.body ? await readLimited(response.body) : `answered ${response.status}`;
		}
		return "is redirected too often";
	} catch {
		return signal.aborted ? `took longer than ${timeLimitMs / 1000} s` : "does not answer";
	}
}

async function isPublic(hostname: string): Promise<boolean> {
	const addresses = await lookup(hostname.replace(/^\[|\]$/g, ""), { all: true });
	return addresses.every(({ address }) => ipaddr.process(address).range() === "unicast");
}

async function readLimited(body: ReadableStream<Uint8Array>): Promise<Buffer | string> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
		size += chunk.byteLength;
		if (size >= maxImageBytes) return "has 5 MB or more";
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
