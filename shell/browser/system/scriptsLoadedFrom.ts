import type { SystemPart } from "@site/shared-data";

/** Resource timing of the scripts that this tab loaded from below a URL; null when there are none. */
export function scriptsLoadedFrom(folder: string): SystemPart["loaded"] {
	const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
	const scripts = entries.filter(({ name }) => name.startsWith(folder) && /\.js(\?|$)/.test(name));
	if (!scripts.length) return null;
	const start = Math.min(...scripts.map(({ startTime }) => startTime));
	const end = Math.max(...scripts.map(({ responseEnd }) => responseEnd));
	// A preloaded script may have two entries.
	const files = new Set(scripts.map(({ name }) => name.replace(/\?.*/, "")));
	return {
		files: files.size,
		durationMs: Math.round(end - start),
		bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
	};
}
