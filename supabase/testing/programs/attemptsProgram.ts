import { text } from "node:stream/consumers";
import { openScratchDatabase } from "../../embedded/database/open/openScratchDatabase.ts";
import { createRecords } from "../../embedded/engine/createRecords.ts";
import type { AttemptKey } from "../../embedded/gateway/signInLimits.ts";

/** A step in an empty database. */
export type AttemptStep =
	| { begin: AttemptKey[] }
	| { uncount: AttemptKey[] }
	/** The clock moves; a negative number steps back. */
	| { passMs: number };

// A program for tests: reads steps of several scenarios, prints what each `begin` returned.
const { sql } = await openScratchDatabase();
const records = createRecords(sql);
const scenarios: AttemptStep[][] = JSON.parse(await text(process.stdin));
const results: number[][] = [];
for (const steps of scenarios) {
	await sql.exec("delete from private.attempts");
	const returned: number[] = [];
	for (const step of steps) {
		if ("begin" in step) returned.push(await records.beginAttempts(step.begin));
		if ("uncount" in step) await records.uncountAttempts(step.uncount);
		if ("passMs" in step) {
			await sql.query("update private.attempts set ends_at = ends_at - $1 * interval '1 millisecond'", [step.passMs]);
		}
	}
	results.push(returned);
}
process.stdout.write(JSON.stringify(results), () => process.exit(0));
