import { Session } from "node:inspector/promises";

const threads = new Set<string>();
let session: Session | undefined;

/**
 * Evaluates an expression in every worker thread, even while WebAssembly keeps it busy: the inspector, unlike
 * messages and timers, interrupts it. Source: Node.js, "Inspector"; its domain NodeWorker.
 */
export function evaluateInThreads(expression: string): void {
	session ??= connect();
	const message = JSON.stringify({ id: 1, method: "Runtime.evaluate", params: { expression } });
	for (const sessionId of threads) {
		// The thread may have ended meanwhile.
		session.post("NodeWorker.sendMessageToWorker", { sessionId, message }).catch(() => {});
	}
}

function connect(): Session {
	const connected = new Session();
	connected.connect();
	connected.on("NodeWorker.attachedToWorker", ({ params }) => threads.add(params.sessionId));
	connected.on("NodeWorker.detachedFromWorker", ({ params }) => threads.delete(params.sessionId));
	connected.post("NodeWorker.enable", { waitForDebuggerOnStart: false }).catch(() => {});
	return connected;
}
