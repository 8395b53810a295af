import type { BulkResult } from "@site/shared-data";
import type { Toast } from "@site/shared-ui/createToasts";
import { reasonOf } from "../outcome/reasonOf.ts";
import { useActs } from "./ActsContext.ts";

export interface Change {
	/** The route whose action does it, and what it gets. */
	to: string;
	body: object;
	/** What is said when it is done: a sentence, or nothing where the screen shows it anyway. */
	done: (outcome: BulkResult) => string | null;
	/** What did not happen: "Angkot could not be published." */
	failed: string;
	/** What takes it back, where something does. */
	undo?: Change;
	/** What can be done next, where nothing is to be taken back. */
	offer?: (outcome: BulkResult) => Toast["action"];
}

/** Changes stored entries and says what came of it, with Undo or Retry. Resolves with whether it worked; it never rejects. */
export function useChange(): (change: Change) => Promise<boolean> {
	const { send, notices } = useActs();
	return async function make(change: Change): Promise<boolean> {
		const { to, body, done, failed, undo, offer } = change;
		const outcome = await send<BulkResult>(to, body);
		if (outcome.state === "failed") {
			notices.show({
				tone: "danger",
				text: `${failed} ${reasonOf(outcome.kind)}`,
				action: { label: "Retry", run: () => void make(change) },
			});
			return false;
		}
		const text = done(outcome.value);
		const action = undo ? { label: "Undo", run: () => void make(undo) } : offer?.(outcome.value);
		if (text) notices.show({ tone: "ok", text, ...(action && { action, durationMs: timeToAct }) });
		return true;
	};
}

/** Milliseconds in which something can still be taken back; plain news goes sooner. */
const timeToAct = 10_000;
