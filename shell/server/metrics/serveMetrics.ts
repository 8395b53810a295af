import { setTimeout as sleep } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { every } from "hono/combine";
import { LRUCache } from "lru-cache";
import type { Build } from "../build/loadBuild.ts";
import type { Backend } from "../environment.ts";
import type { RenderGate } from "../render/createRenderGate.ts";
import type { Metrics } from "./createMetrics.ts";

/** Concurrent readers share one read. */
const ttlMs = 1_000;
/** Prometheus itself waits for ten seconds. */
const backendTimeoutMs = 2_000;

interface Options {
	/** Absent without a token: the path then answers 404. */
	metrics: Metrics | undefined;
	token: string | undefined;
	backend: Backend;
	build: Build;
	health: () => Promise<Response>;
	gate: Pick<RenderGate, "load">;
}

/** `GET /metrics`: the numbers of this process and of the embedded backend, for callers with the token. */
export function serveMetrics({ metrics, token, backend, build, health, gate }: Options): MiddlewareHandler {
	if (!metrics || !token) return (_context, next) => next();
	const texts = new LRUCache<"metrics", string>({
		max: 1,
		ttl: ttlMs,
		ttlResolution: 0,
		perf: { now: () => performance.now() },
		fetchMethod: async () => {
			const answers = health().then(({ ok }) => ok);
			const inTime = Promise.race([answers, sleep(backendTimeoutMs, false, { ref: false })]);
			const [isBackendUp, ofBackend] = await Promise.all([inTime, readBackend(backend)]);
			return (await metrics.read({ isBackendUp, builds: versionsOf(build), renders: gate.load() })) + ofBackend;
		},
	});
	return every(bearerAuth({ token }), async () => {
		const headers = { "content-type": metrics.contentType, "cache-control": "no-store" };
		return new Response(await texts.forceFetch("metrics"), { headers });
	});
}

/** A hosted project has its own metrics; a backend that does not answer has none. */
async function readBackend({ url, proxySecret }: Backend): Promise<string> {
	if (!proxySecret) return "";
	try {
		const signal = AbortSignal.timeout(backendTimeoutMs);
		const response = await fetch(`${url}/metrics`, { headers: { "x-site-proxy": proxySecret }, signal });
		return response.ok ? await response.text() : "";
	} catch {
		return "";
	}
}

function versionsOf(build: Build) {
	const remotes = Object.entries(build.registry().remotes);
	const versions = remotes.map(([id, release]) => [id, "version" in release ? release.version : "incompatible"]);
	return { shell: build.shell.version, ...Object.fromEntries(versions) } as Record<string, string>;
}
