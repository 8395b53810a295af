import type { BulkResult } from "@site/shared-data";
import type { Toast } from "@site/shared-ui/createToasts";
import { errorReason } from "../errorMessages.ts";
import { useMutationQueue } from "./MutationProvider.tsx";

export interface Mutation {
	/** The route whose action does it, and what it gets. */
	to: string;
	body: object;
	/** What is said on success: a sentence, or nothing where the screen shows it anyway. */
	success: (result: BulkResult) => string | null;
	/** What did not happen: "Angkot could not be published." */
	failure: string;
	/** What takes it back, where something does. */
	undo?: Mutation | undefined;
	/** What can be done next, where nothing is to be taken back. */
	offer?: (result: BulkResult) => Toast["action"];
}

/** Changes stored rows and says what came of it, with Undo or Retry. Resolves with whether it worked. */
export function useMutation(): (mutation: Mutation) => Promise<boolean> {
	const { send, toasts } = useMutationQueue();
	return async function mutate(mutation: Mutation): Promise<boolean> {
		const { to, body, success, failure, undo, offer } = mutation;
		const result = await send<BulkResult>(to, body);
		if (result.status === "error") {
			toasts.show({
				tone: "danger",
				text: `${failure} ${errorReason(result.kind)}`,
				action: { label: "Retry", run: () => void mutate(mutation) },
			});
			return false;
		}
		const text = success(result.data);
		const action = undo ? { label: "Undo", run: () => void mutate(undo) } : offer?.(result.data);
		if (text) toasts.show({ tone: "ok", text, ...(action && { action, durationMs: undoTimeMs }) });
		return true;
	};
}

/** How long something can still be taken back; plain news goes sooner. */
const undoTimeMs = 10_000;
