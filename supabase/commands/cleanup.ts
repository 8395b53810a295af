const cleanups = new Set<() => Promise<void>>();
let isInterrupted = false;

/** Runs `work`, then `cleanup`, also when a signal ends the process meanwhile. */
export async function withCleanup<Result>(work: () => Promise<Result>, cleanup: () => unknown): Promise<Result> {
	let done: Promise<void> | undefined;
	const cleanUp = () => {
		done ??= (async () => void (await cleanup()))();
		return done;
	};
	cleanups.add(cleanUp);
	try {
		return await work();
	} finally {
		await cleanUp();
		cleanups.delete(cleanUp);
	}
}

/** The first signal ends the process with code 1 after all cleanups, newest first; a second one at once. */
export function cleanUpOnSignals(): void {
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.once(signal, async () => {
			isInterrupted = true;
			for (const cleanUp of [...cleanups].toReversed()) await cleanUp().catch(() => {});
			// Immediately, because the command would otherwise write again after the cleanup.
			process.stderr.write("The command was interrupted.\n");
			process.exit(1);
		});
	}
}

/** Never resolves for an interrupted command, whose process ends after its cleanups. */
export const untilCleanedUp = (): Promise<void> => (isInterrupted ? new Promise(() => {}) : Promise.resolve());
