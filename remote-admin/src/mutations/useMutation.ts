import type { BulkResult } from "@site/shared-data";
import type { Toast } from "@site/shared-ui/createToasts";
import { errorReason } from "../errorReason.ts";
import { useMutationQueue } from "./MutationProvider.tsx";

/** The result of an action: the ids, and the body of the request that undoes all changes. */
export type MutationResult<Undo = unknown> = BulkResult & { undo?: Undo | false };

interface Words {
	/** The toast on success; null if the screen shows the change anyway. */
	success: (result: BulkResult) => string | null;
	/** The toast on failure: "Angkot could not be published." */
	failure: string;
}

export interface Mutation<Undo = unknown> extends Words {
	to: string;
	body: object;
	/** The words for Undo, which is offered if the action has replaced something. */
	undo?: ((undo: Undo) => Words) | undefined;
	/** The action of the toast if there is no undo. */
	offer?: (result: BulkResult) => Toast["action"];
}

/** Runs a mutation and shows a toast with Undo or Retry. Resolves with whether it worked. */
export function useMutation() {
	const { send, toasts } = useMutationQueue();
	return async function mutate<Undo>(mutation: Mutation<Undo>): Promise<boolean> {
		const { to, body, success, failure, undo: toWords, offer } = mutation;
		const result = await send<MutationResult<Undo>>(to, body);
		if (result.status === "error") {
			toasts.show({
				tone: "danger",
				text: `${failure} ${errorReason(result.kind)}`,
				action: { label: "Retry", run: () => void mutate(mutation) },
			});
			return false;
		}
		const text = success(result.data);
		const { undo } = result.data;
		const action =
			undo && toWords ? { label: "Undo", run: () => void mutate({ to, body: undo, ...toWords(undo) }) } : offer?.(result.data);
		if (text) toasts.show({ tone: "ok", text, ...(action && { action, durationMs: undoTimeMs }) });
		return true;
	};
}

const undoTimeMs = 10_000;
