import { Agent, request as requestHttp } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/*
 * A visitor of another network than the attacker's, in a separate process, because the test's other work
 * would delay it. It goes from page to page, and answers each message with the slowest pages since the last.
 */
export interface Slowest {
	cachedMs: number;
	uncachedMs: number;
	/** Pages with an error status. */
	failures: string[];
}

const [port, essays, localAddress] = process.argv.slice(2);
const pauseMs = 50;
let slowest: Slowest = { cachedMs: 0, uncachedMs: 0, failures: [] };
let nextEssay = 0;

process.on("message", () => {
	process.send?.(slowest);
	slowest = { cachedMs: 0, uncachedMs: 0, failures: [] };
});

void visit("cachedMs", () => "/");
void visit("uncachedMs", () => `/essays/essay-number-${(nextEssay++ % Number(essays)) + 1}`);

async function visit(kind: "cachedMs" | "uncachedMs", nextPath: () => string): Promise<never> {
	// Like a browser.
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	for (;;) {
		const path = nextPath();
		const begin = performance.now();
		const result = await statusOf(path, agent);
		const ms = Math.round(performance.now() - begin);
		slowest[kind] = Math.max(slowest[kind], ms);
		if (result !== 200) slowest.failures.push(`${path}: ${result}`);
		await sleep(pauseMs);
	}
}

function statusOf(path: string, agent: Agent): Promise<number | string | undefined> {
	return new Promise((resolve) => {
		const request = requestHttp({ port, host: "127.0.0.1", localAddress, path, agent }, (response) => {
			response.resume().once("end", () => resolve(response.statusCode));
		});
		request.once("error", ({ message }) => resolve(message)).end();
	});
}
