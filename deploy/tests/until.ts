import { setTimeout as sleep } from "node:timers/promises";

/** Repeats until the result is not false and not an error, at most until the test's time limit. */
export async function until(ask: () => Promise<unknown>): Promise<void> {
	while (!(await ask().catch(() => false))) await sleep(200);
}
