const retryMs = 5_000;

/**
 * Returns a function that runs `update`, one run at a time. It resolves with whether a run that began after
 * the call succeeded. A failed update is repeated until it succeeds.
 */
export function createRowCheck(update: () => Promise<void>): () => Promise<boolean> {
	let running: Promise<unknown> = Promise.resolve();
	let next: Promise<boolean> | undefined;
	let retry: NodeJS.Timeout | undefined;
	async function run() {
		next = undefined;
		clearTimeout(retry);
		try {
			await update();
			return true;
		} catch {
			retry = setTimeout(check, retryMs).unref();
			return false;
		}
	}
	function check(): Promise<boolean> {
		next ??= running.then(() => (running = run()));
		return next;
	}
	return check;
}
