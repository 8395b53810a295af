import { setTimeout as sleep } from "node:timers/promises";

/** Asks again until the answer is not false and no error; the test's time limit is its end. */
export async function until(ask: () => Promise<unknown>): Promise<void> {
	while (!(await ask().catch(() => false))) await sleep(200);
}
