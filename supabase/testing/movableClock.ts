import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const preload = new URL("shiftClock.mjs", import.meta.url).href;

/** A test that moves the clock, which a PostgreSQL server takes from its machine. */
export const testWithClock = process.env.TEST_POSTGRES_URL === undefined ? test : test.skip;

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
