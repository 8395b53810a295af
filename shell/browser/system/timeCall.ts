import type { SystemReport } from "@site/shared-data";

type Answer = SystemReport["backend"]["fromHere"];

/**
 * Asks, and says whether an answer came and how long that took; `undefined` means that there is nobody to
 * ask.
 */
export async function timeCall(call: () => Promise<boolean | undefined>): Promise<Answer> {
	const start = performance.now();
	const answers = await call().catch(() => false);
	return answers === undefined ? { asked: false } : { asked: true, answers, milliseconds: Math.round(performance.now() - start) };
}
