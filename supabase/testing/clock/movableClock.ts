import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const preload = new URL("shiftClock.mjs", import.meta.url).href;

/** A clock for a backend's database: start it with `environment`, then move it. */
export function movableClock() {
	const folder = mkdtempSync(join(tmpdir(), "site-clock-"));
	const file = join(folder, "offset");
	const setOffset = (offsetMs: number) => writeFileSync(file, String(offsetMs));
	setOffset(0);
	return {
		environment: { CLOCK_OFFSET_FILE: file, NODE_OPTIONS: `--import ${preload}` },
		/** Milliseconds ahead of the real time. */
		setOffset,
		remove: () => rmSync(folder, { recursive: true }),
	};
}
