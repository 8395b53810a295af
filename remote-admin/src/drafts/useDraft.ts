import { useState } from "react";
import type { FormValues } from "../form/Form.ts";
import type { ResultError } from "../results/Result.ts";
import { changesOf, haveSameValues } from "./compareValues.ts";
import type { Base, LocalDraft } from "./local/localDrafts.ts";
import { useLocalDraft, useRecovery } from "./local/useLocalDraft.ts";
import { newRowKey } from "./newRowKey.ts";
import { useSignInAgain } from "./useSignInAgain.ts";

interface DraftOptions<Values extends FormValues> {
	/** The row and the fields: "essay:tea-terraces", "note:1"; "essay:" for a new row, as no id is empty. */
	item: string;
	initial: Base<Values> & { rowKey?: string | undefined };
	/** The local draft has only what was typed: what else is stored by then is the newer version. */
	keepsOnlyChanges?: boolean;
	/** The names of files whose upload is in flight, which the local draft keeps too. */
	uploading?: string | undefined;
	/** Repeats a save that was refused because the session has ended. */
	onSignedIn: () => void;
}

/** What both kinds of forms share: values, local draft, failed save and session. */
export function useDraft<Values extends FormValues, SaveError extends ResultError>(options: DraftOptions<Values>) {
	const { item, initial, keepsOnlyChanges = false, uploading = "", onSignedIn } = options;
	const [base, setBase] = useState(initial);
	const [values, setValues] = useState(initial.values);
	const [rowKey, setRowKey] = useState(() => initial.rowKey ?? newRowKey());
	const [isSaving, setIsSaving] = useState(false);
	const [failed, setFailed] = useState<SaveError | null>(null);
	const isDirty = !haveSameValues(values, base.values);
	const local = useLocalDraft(item, { values, base, rowKey, isDirty, keepsOnlyChanges, uploading });
	const recovery = useRecovery(item, initial.values);
	const session = useSignInAgain({ isDirty, isSaving, isRefused: failed?.kind === "signed-out", lastTyped: values, onSignedIn });
	return {
		...local,
		base,
		values,
		rowKey,
		changes: changesOf(values, base.values),
		isDirty,
		isSaving,
		failed,
		recovery,
		session,
		setBase,
		setValues,
		set: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
		/** The next row that the form makes is another one. */
		renewKey: (key = newRowKey()) => setRowKey(key),
		begin() {
			setFailed(null);
			setIsSaving(true);
		},
		end(error: SaveError | null) {
			setFailed(error);
			setIsSaving(false);
		},
		/** Fills the form with a local draft; a field that the draft lacks keeps its value. */
		restore(draft: LocalDraft<Values>) {
			setValues((now) => ({ ...now, ...draft.values }));
			const { before, revision } = draft;
			setBase((now) => ({
				values: before ? { ...now.values, ...draft.values, ...before } : now.values,
				revision,
				isGuess: !before && revision !== now.revision,
			}));
			setRowKey(draft.rowKey ?? newRowKey());
		},
		reset(stored: Base<Values>) {
			setFailed(null);
			setBase(stored);
			setValues(stored.values);
			setRowKey(newRowKey());
		},
	};
}
