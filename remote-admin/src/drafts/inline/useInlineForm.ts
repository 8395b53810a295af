import { useEffect, useRef, useState } from "react";
import type { FormValues } from "../../form/Form.ts";
import { useMutationQueue } from "../../mutations/MutationProvider.tsx";
import type { ResultError } from "../../results/Result.ts";
import { haveSameValues } from "../compareValues.ts";
import { type Base, type LocalDraft, localDrafts } from "../local/localDrafts.ts";
import { useDraft } from "../useDraft.ts";

export interface Typed<Values> extends Base<Values> {
	changes: Partial<Values>;
	/** Of the row that the form makes, if it makes one. */
	rowKey: string;
}

interface InlineFormOptions<Values extends FormValues> {
	item: string;
	stored: Base<Values>;
	to: string;
	toBody: (typed: Typed<Values>) => object;
	onSaved?: () => void;
}

/** A form inside another screen, filled again with what was left unsaved unless something is typed before. */
export function useInlineForm<Values extends FormValues>({ item, stored, to, toBody, onSaved }: InlineFormOptions<Values>) {
	const [adopted, setAdopted] = useState<LocalDraft<Values> | null>(null);
	const [restoredAt, setRestoredAt] = useState<number | null>(null);
	const { send } = useMutationQueue();
	const draft = useDraft<Values, ResultError>({ item, initial: stored, keepsOnlyChanges: true, onSignedIn: retry });
	const { base, values, changes, rowKey, isDirty, isSaving, failed, recovery } = draft;

	// A change elsewhere is followed while nothing is typed; typed text stays, on the version it began with.
	// Where the last save counts, each field follows on its own.
	const isChangedElsewhere = !haveSameValues(stored.values, base.values) || stored.revision !== base.revision;
	if (isChangedElsewhere && (stored.revision === null || !isDirty || haveSameValues(values, stored.values))) {
		draft.setBase(stored);
		draft.setValues({ ...stored.values, ...changes });
	}

	const { latest } = recovery;
	if (latest && latest !== adopted && !isDirty) {
		setAdopted(latest);
		setRestoredAt(latest.at);
		draft.restore(latest);
	}
	// After the same values are stored as the draft of this form.
	useEffect(() => {
		if (adopted) localDrafts.remove(adopted.key);
	}, [adopted]);

	// After a conflict, once the stored version is read again; the next save replaces it.
	const conflicting = failed?.kind === "conflict" && stored.revision !== base.revision ? stored : null;

	const typed = useRef(values);
	useEffect(() => {
		typed.current = values;
	}, [values]);

	async function save() {
		if (isSaving) return;
		const { revision } = conflicting ?? base;
		draft.begin();
		const result = await send<{ revision?: string } | undefined>(to, toBody({ values, changes, revision, rowKey }), true);
		draft.end(result.status === "error" ? result : null);
		if (result.status === "error") return;
		draft.renewKey();
		// Keeps text that was typed since, as a change of the version that is stored now.
		if (!haveSameValues(typed.current, values)) return draft.setBase({ values, revision: result.data?.revision ?? revision });
		// Also when the dialog was closed meanwhile.
		draft.drop();
		onSaved?.();
	}
	function retry() {
		if (failed) void save();
	}

	return {
		...draft,
		/** When the values were typed, if they were left unsaved. */
		restoredAt: isDirty ? restoredAt : null,
		/** The stored values that the next save replaces. */
		conflicting: conflicting?.values,
		save() {
			draft.session.open();
			void save();
		},
		reset() {
			draft.drop();
			draft.reset(stored);
			setRestoredAt(null);
		},
	};
}

export type InlineForm<Values extends FormValues> = ReturnType<typeof useInlineForm<Values>>;
