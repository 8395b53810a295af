import type { BulkResult } from "@site/shared-data";
import { useState } from "react";
import { errorReason } from "../errorReason.ts";
import { describeBulkResult, type Nouns } from "./describeBulkResult.ts";
import type { ListMutation } from "./listMutation.ts";
import { useMutationQueue } from "./MutationProvider.tsx";

interface Row {
	id: string;
	name: string;
}

interface Deletion {
	rows: readonly Row[];
	after?: (() => void) | undefined;
}

/** Deletes rows after a confirmation; `constraintMessage` says why the database may refuse it. */
export function useDeletion(to: string, nouns: Nouns, constraintMessage?: string) {
	const { send, toasts } = useMutationQueue();
	// Keeps the last rows while the dialog closes.
	const [{ rows, after }, setDeletion] = useState<Deletion>({ rows: [] });
	const [phase, setPhase] = useState<"closed" | "confirming" | "deleting">("closed");
	const [error, setError] = useState<string | null>(null);
	const name = rows.length === 1 ? rows[0]?.name : undefined;

	return {
		nouns,
		rows,
		error,
		isOpen: phase !== "closed",
		isDeleting: phase === "deleting",
		request: (rows: readonly Row[], after?: () => void) => {
			setDeletion({ rows, after });
			setError(null);
			setPhase("confirming");
		},
		cancel: () => setPhase("closed"),
		confirm: async () => {
			setPhase("deleting");
			const ids = rows.map(({ id }) => id);
			const result = await send<BulkResult>(to, { type: "delete", ids } satisfies ListMutation);
			// A row that was deleted elsewhere meanwhile counts as a success.
			if (result.status === "success" || result.kind === "not-found") {
				const deleted = result.status === "success" ? result.data : { done: [], kept: [], missing: ids };
				toasts.show({ tone: "ok", text: describeBulkResult(deleted, { name, nouns, now: "deleted" }) });
				setPhase("closed");
				after?.();
			} else {
				setError(
					`${name ?? `The ${nouns.many}`} could not be deleted. ${(result.kind === "invalid" && constraintMessage) || errorReason(result.kind)}`,
				);
				setPhase("confirming");
			}
		},
	};
}
