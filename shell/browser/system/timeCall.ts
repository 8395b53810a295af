import type { SystemReport } from "@site/shared-data";

type ProbeResult = SystemReport["backend"]["fromBrowser"];

/** Measures a call in milliseconds and whether it succeeded; `undefined` means that it does not apply. */
export async function timeCall(call: () => Promise<boolean | undefined>): Promise<ProbeResult> {
	const start = performance.now();
	const isReachable = await call().catch(() => false);
	return isReachable === undefined
		? { isChecked: false }
		: { isChecked: true, isReachable, durationMs: Math.round(performance.now() - start) };
}
