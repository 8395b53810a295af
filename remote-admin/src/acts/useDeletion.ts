import type { BulkResult } from "@site/shared-data";
import { useState } from "react";
import { reasonOf } from "../outcome/reasonOf.ts";
import { useActs } from "./ActsContext.ts";
import { sayDone } from "./sayDone.ts";

interface Entry {
	id: string;
	name: string;
}

interface Asked {
	entries: readonly Entry[];
	after?: (() => void) | undefined;
}

/** Asks before entries are deleted, and deletes them; there is no way back, so there is no Undo. */
export function useDeletion(to: string, nouns: { one: string; many: string }) {
	const { send, notices } = useActs();
	// What was asked last stays while the dialog closes.
	const [{ entries, after }, setAsked] = useState<Asked>({ entries: [] });
	const [phase, setPhase] = useState<"closed" | "asking" | "deleting">("closed");
	const [problem, setProblem] = useState<string | null>(null);
	const name = entries.length === 1 ? entries[0]?.name : undefined;

	return {
		nouns,
		entries,
		problem,
		isOpen: phase !== "closed",
		isDeleting: phase === "deleting",
		ask: (entries: readonly Entry[], after?: () => void) => {
			setAsked({ entries, after });
			setProblem(null);
			setPhase("asking");
		},
		cancel: () => setPhase("closed"),
		confirm: async () => {
			setPhase("deleting");
			const outcome = await send<BulkResult>(to, { act: "delete", ids: entries.map(({ id }) => id) });
			// Somebody else was quicker: that, too, is what was wanted.
			if (outcome.state === "loaded" || outcome.kind === "not-found") {
				const deleted = outcome.state === "loaded" ? outcome.value : { done: [], missing: entries.map(({ id }) => id) };
				notices.show({ tone: "ok", text: sayDone(deleted, { name, nouns, now: "deleted" }) });
				setPhase("closed");
				after?.();
			} else {
				setProblem(`${name ?? `The ${nouns.many}`} could not be deleted. ${reasonOf(outcome.kind)}`);
				setPhase("asking");
			}
		},
	};
}
