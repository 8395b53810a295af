import type { SystemReport } from "@site/shared-data";

type ProbeResult = SystemReport["backend"]["fromBrowser"];

/**
 * Asks, and says whether an answer came and how long that took; `undefined` means that there is nobody to
 * ask.
 */
export async function timeCall(call: () => Promise<boolean | undefined>): Promise<ProbeResult> {
	const start = performance.now();
	const answers = await call().catch(() => false);
	return answers === undefined ? { asked: false } : { asked: true, answers, durationMs: Math.round(performance.now() - start) };
}
