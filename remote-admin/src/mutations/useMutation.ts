import type { BulkResult } from "@site/shared-data";
import type { Toast } from "@site/shared-ui/createToasts";
import { errorReason } from "../errorReason.ts";
import { useMutationQueue } from "./MutationProvider.tsx";

export interface Mutation {
	to: string;
	body: object;
	/** The toast on success; null if the screen shows the change anyway. */
	success: (result: BulkResult) => string | null;
	/** The toast on failure: "Angkot could not be published." */
	failure: string;
	undo?: Mutation | undefined;
	/** The action of the toast if there is no undo. */
	offer?: (result: BulkResult) => Toast["action"];
}

/** Runs a mutation and shows a toast with Undo or Retry. Resolves with whether it worked. */
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

const undoTimeMs = 10_000;
