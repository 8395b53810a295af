import { lookup } from "node:dns/promises";
import { maxImageBytes } from "@site/shared-data/rules";
import ipaddr from "ipaddr.js";
import { Skipped } from "./sources/Post.ts";

const timeLimitMs = 20_000;
const maxRedirects = 3;

/**
 * Downloads an external image. Throws Skipped. An export may name any host, so hosts of the local network are
 * requested only if they are `trusted`.
 */
export async function downloadImage(url: string, trusted: readonly string[]): Promise<Buffer> {
	const signal = AbortSignal.timeout(timeLimitMs);
	let target = url;
	try {
		for (let hop = 0; hop <= maxRedirects; hop += 1) {
			const { origin, hostname } = new URL(target);
			if (!trusted.includes(origin) && !(await isPublic(hostname))) throw new Skipped("is in a private network");
			const response = await fetch(target, { redirect: "manual", signal, headers: { accept: "image/*" } });
			const location = response.headers.get("location");
			if (response.status >= 300 && response.status < 400 && location) {
				await response.body?.cancel();
				target = new URL(location, target).href;
				continue;
			}
			if (!response.ok || !response.body) throw new Skipped(`answered ${response.status}`);
			return await readLimited(response.body);
		}
		throw new Skipped("is redirected too often");
	} catch (error) {
		if (error instanceof Skipped) throw error;
		throw new Skipped(signal.aborted ? `took longer than ${timeLimitMs / 1000} s` : "does not answer");
	}
}

async function isPublic(hostname: string): Promise<boolean> {
	const found = await lookup(hostname.replace(/[[\]]/g, ""), { all: true });
	return arePublic(found.map(({ address }) => address));
}

/** Whether none of a host's IPs is one of a private network. */
export const arePublic = (ips: readonly string[]): boolean => ips.every((ip) => ipaddr.process(ip).range() === "unicast");

async function readLimited(body: ReadableStream<Uint8Array>): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
		size += chunk.byteLength;
		if (size >= maxImageBytes) throw new Skipped("has 5 MB or more");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
