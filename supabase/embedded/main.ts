import { readEnvironment } from "./environment.ts";
import { describeError, StartError } from "./errors.ts";
import { log } from "./log.ts";
import { type RunningBackend, runBackend } from "./runBackend.ts";

// The embedded backend's process. If forked, it reports over IPC; otherwise it prints one line of JSON.
let running: RunningBackend | undefined;
let isStopping = false;

process.once("uncaughtException", (error) => {
	log.fatal({ reason: describeError(error) }, "The backend ends.");
	process.exit(1);
});
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
// The supervising process has ended.
process.on("disconnect", stop);

try {
	running = await runBackend(readEnvironment(process.env), {
		onListening: (url) => process.send?.({ type: "listening", url }),
		onLost(message) {
			log.fatal(message);
			process.exit(1);
		},
		onContentChange: () => process.send?.({ type: "content-changed" }),
	});
	const { url, publishableKey, proxySecret, admin } = running;
	report({ type: "ready", url, publishableKey, admin, proxySecret });
	if (isStopping) await stopAndExit();
} catch (error) {
	const message =
		error instanceof StartError
			? error.message
			: `The backend could not start (${error instanceof Error ? error.message : "unknown reason"}).`;
	report({ type: "failed", message }, () => process.exit(1));
}

function report(message: object, onSent: () => void = () => {}): void {
	if (process.send) {
		process.send(message, undefined, undefined, onSent);
	} else {
		process.stdout.write(`${JSON.stringify(message)}\n`, onSent);
	}
}

function stop(): void {
	if (isStopping) return;
	isStopping = true;
	// The database survives a crash, so a late exit is worse than an unclean one.
	setTimeout(() => process.exit(0), 1800).unref();
	if (running) void stopAndExit();
}

async function stopAndExit(): Promise<void> {
	try {
		await running?.stop();
	} finally {
		process.exit(0);
	}
}
