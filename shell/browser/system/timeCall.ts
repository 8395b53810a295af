import type { SystemReport } from "@site/shared-data";

type ProbeResult = SystemReport["backend"]["fromBrowser"];

/** Measures a call in milliseconds and whether it succeeded; `undefined` means that it does not apply. */
export async function timeCall(call: () => Promise<boolean | undefined>): Promise<ProbeResult> {
	const start = performance.now();
	const answers = await call().catch(() => false);
	return answers === undefined ? { asked: false } : { asked: true, answers, durationMs: Math.round(performance.now() - start) };
}
