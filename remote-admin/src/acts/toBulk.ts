import type { BulkOutcome } from "@site/shared-data";
import { type Outcome, toOutcome } from "../outcome/Outcome.ts";

/** Does one thing to an entry that is alone, where its absence is a failure, or to many at once. */
export function toBulk(
	ids: readonly string[],
	one: (id: string) => Promise<unknown>,
	many: (ids: readonly string[]) => Promise<BulkOutcome>,
): Promise<Outcome<BulkOutcome>> {
	const [id] = ids;
	return toOutcome(ids.length === 1 && id ? one(id).then(() => ({ done: [id], missing: [] })) : many(ids));
}
