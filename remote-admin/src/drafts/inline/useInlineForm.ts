import { useEffect, useRef, useState } from "react";
import type { FormValues } from "../../form/Form.ts";
import { useMutationQueue } from "../../mutations/MutationProvider.tsx";
import { haveSameValues } from "../compareValues.ts";
import { type Base, localDrafts } from "../local/localDrafts.ts";
import { newRowKey } from "../newRowKey.ts";
import { useDraft } from "../useDraft.ts";

export interface Typed<Values> extends Base<Values> {
	changes: Partial<Values>;
	/** The key of the row that the form creates, if it creates one. */
	rowKey: string;
}

interface InlineFormOptions<Values extends FormValues> {
	item: string;
	stored: Base<Values>;
	to: string;
	toBody: (typed: Typed<Values>) => object;
	onSaved?: () => void;
}

/** A form inside another screen; restores unsaved values unless something has been typed. */
export function useInlineForm<Values extends FormValues>({ item, stored, to, toBody, onSaved }: InlineFormOptions<Values>) {
	const { send } = useMutationQueue();
	const itemOf = () => item;
	const draft = useDraft<Values, Base<Values>>({ itemOf, initial: stored, keepsOnlyChanges: true, onSignedIn: retry });
	const { base, values, changes, rowKey, isDirty, isSaving, failed, restored, recovery, dispatch } = draft;

	// An unedited form takes changes made elsewhere; typed text stays based on its original version.
	// If the last save always wins, each field does so separately.
	const isStored = ({ values, revision }: Base<Values>) => haveSameValues(stored.values, values) && stored.revision === revision;
	/** The stored version before the last save, until it is read again. */
	const [replaced, setReplaced] = useState<Base<Values> | null>(null);
	if (replaced && !isStored(replaced)) setReplaced(null);
	if (!replaced && !isStored(base) && (stored.revision === null || !isDirty || haveSameValues(values, stored.values)))
		dispatch({ type: "followed", stored });

	const { latest: found } = recovery;
	if (found && found !== restored && !isDirty) dispatch({ type: "restored", found, rowKey: found.rowKey ?? newRowKey() });
	// Runs after the same values are stored as the draft of this form.
	useEffect(() => {
		if (restored) localDrafts.remove(restored.key);
	}, [restored]);

	// Set once the stored version is read again after a conflict; the next save replaces it.
	const conflicting = failed?.kind === "conflict" && stored.revision !== base.revision ? stored : null;

	const typed = useRef(values);
	useEffect(() => {
		typed.current = values;
	}, [values]);

	async function save() {
		if (isSaving) return;
		const { revision } = conflicting ?? base;
		dispatch({ type: "sent" });
		const result = await send<{ revision?: string } | undefined>(to, toBody({ values, changes, revision, rowKey }), true);
		if (result.status === "error") return dispatch({ type: "refused", failed: result });
		// The typed text is the base, even if it is stored in another form, such as an amount.
		const saved = { values, revision: result.data?.revision ?? revision };
		dispatch({ type: "saved", stored: saved, rowKey: newRowKey() });
		setReplaced(stored);
		if (!haveSameValues(typed.current, values)) return;
		// Also if the dialog was closed meanwhile.
		draft.drop();
		onSaved?.();
	}
	function retry() {
		if (failed) void save();
	}

	return {
		...draft,
		/** When unsaved values that were restored were typed. */
		restoredAt: isDirty && restored?.at,
		/** The stored values that the next save replaces. */
		conflicting: conflicting?.values,
		save() {
			draft.session.open();
			void save();
		},
		reset() {
			draft.drop();
			if (restored) recovery.forget();
			dispatch({ type: "replaced", stored, values: stored.values, rowKey: newRowKey() });
		},
	};
}

export type InlineForm<Values extends FormValues> = ReturnType<typeof useInlineForm<Values>>;
