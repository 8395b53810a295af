import type { BulkResult } from "@site/shared-data";
import { type Outcome, toOutcome } from "../outcome/Outcome.ts";

/** The outcome of a change to these entries; the absence of one that is alone is a failure. */
export async function toBulk(ids: readonly string[], change: Promise<BulkResult>): Promise<Outcome<BulkResult>> {
	const outcome = await toOutcome(change);
	const isGone = outcome.state === "loaded" && ids.length === 1 && outcome.value.missing.length === 1;
	return isGone ? { state: "failed", kind: "not-found" } : outcome;
}
