import { readEnvironment } from "./readEnvironment.ts";
import { type RunningBackend, runBackend } from "./runBackend.ts";
import { StartFailure } from "./StartFailure.ts";

/** The embedded backend's process: `node --import tsx supabase/embedded/main.ts`. Forked, it speaks over the channel; alone, it prints one line of JSON. */
let running: RunningBackend | undefined;
let isStopping = false;

process.on("SIGTERM", stop);
process.on("SIGINT", stop);
// A channel that closes means that the supervising process is gone.
process.on("disconnect", stop);

try {
	const onLost = (message: string) => {
		process.stderr.write(`backend: ${message}\n`);
		process.exit(1);
	};
	running = await runBackend(readEnvironment(process.env), onLost, () => process.send?.({ type: "content-changed" }));
	const { url, publishableKey, proxySecret, admin } = running;
	tell({ type: "ready", url, publishableKey, admin, proxySecret });
	if (isStopping) {
		await leave();
	}
} catch (error) {
	const message =
		error instanceof StartFailure
			? error.message
			: `The backend could not start (${error instanceof Error ? error.message : "unknown reason"}).`;
	tell({ type: "failed", message }, () => process.exit(1));
}

function tell(message: object, done: () => void = () => {}): void {
	if (process.send) {
		process.send(message, undefined, undefined, done);
	} else {
		process.stdout.write(`${JSON.stringify(message)}\n`, done);
	}
}

function stop(): void {
	if (isStopping) {
		return;
	}
	isStopping = true;
	// A crash-safe exit beats a slow one.
	setTimeout(() => process.exit(0), 1800).unref();
	if (running) {
		void leave();
	}
}

async function leave(): Promise<void> {
	try {
		await running?.stop();
	} finally {
		process.exit(0);
	}
}
