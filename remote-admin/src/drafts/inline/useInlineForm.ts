import { useEffect, useMemo, useState } from "react";
import type { FormValues } from "../../form/Form.ts";
import { useMutationQueue } from "../../mutations/MutationProvider.tsx";
import type { ResultError } from "../../results/Result.ts";
import { changesOf, haveSameValues } from "../compareValues.ts";
import { type LocalDraft, localDrafts } from "../local/localDrafts.ts";
import { useLocalDraft, useRecovery } from "../local/useLocalDraft.ts";
import { useSignInAgain } from "../useSignInAgain.ts";

interface Stored<Values> {
	values: Values;
	/** The version of the row; null for a new row, and where the last save counts. */
	revision: string | null;
}

/** What a save sends. */
export interface Typed<Values> extends Stored<Values> {
	/** The values that differ from those the form began with. */
	changes: Partial<Values>;
}

interface InlineFormOptions<Values extends FormValues> {
	/** The row and the fields: "note:1". */
	item: string;
	stored: Stored<Values>;
	/** The route whose action saves. */
	to: string;
	toBody: (typed: Typed<Values>) => object;
	onSaved?: () => void;
}

/**
 * A form inside another screen. Its text survives a failed save, a closed dialog, a reload and an ended
 * session: it fills the form when it opens again, unless something was typed before it was found.
 */
export function useInlineForm<Values extends FormValues>({ item, stored, to, toBody, onSaved }: InlineFormOptions<Values>) {
	const [values, setValues] = useState(stored.values);
	const [base, setBase] = useState(stored);
	const [adopted, setAdopted] = useState<LocalDraft<Values> | null>(null);
	const [restoredAt, setRestoredAt] = useState<number | null>(null);
	const [isSaving, setIsSaving] = useState(false);
	const [failed, setFailed] = useState<ResultError | null>(null);
	const { send } = useMutationQueue();

	const isDirty = !haveSameValues(values, base.values);
	const changes = useMemo(() => changesOf(values, base.values), [values, base.values]);
	// Only what was typed: what else is stored by then is the newer version.
	const { isDraftStored, drop } = useLocalDraft({ item, values: changes, revision: base.revision, isDirty });
	const { latest } = useRecovery(item, stored.values);

	// A change elsewhere is followed while nothing is typed; typed text stays, on the version it began with.
	// Where the last save counts, each field follows on its own.
	const isChangedElsewhere = !haveSameValues(stored.values, base.values) || stored.revision !== base.revision;
	if (isChangedElsewhere && (stored.revision === null || !isDirty || haveSameValues(values, stored.values))) {
		setBase(stored);
		setValues({ ...stored.values, ...changes });
	}

	if (latest && latest !== adopted && !isDirty) {
		setAdopted(latest);
		setRestoredAt(latest.at);
		setValues(latest.values);
		setBase({ ...stored, revision: latest.revision });
	}
	// After the same values are stored as the draft of this form.
	useEffect(() => {
		if (adopted) localDrafts.remove(adopted.key);
	}, [adopted]);

	// After a conflict, once the stored version is read again; the next save replaces it.
	const conflicting = failed?.kind === "conflict" && stored.revision !== base.revision ? stored : null;

	async function save() {
		if (isSaving) return;
		const { revision } = conflicting ?? base;
		setIsSaving(true);
		setFailed(null);
		const result = await send<unknown>(to, toBody({ values, changes, revision }));
		setIsSaving(false);
		if (result.status === "error") return setFailed(result);
		// Also when the dialog was closed meanwhile.
		drop();
		onSaved?.();
	}

	const session = useSignInAgain({
		isDirty,
		isSaving,
		isRefused: failed?.kind === "signed-out",
		lastTyped: values,
		onSignedIn: () => void (failed && save()),
	});
	return {
		values,
		isDirty,
		isDraftStored,
		/** When the values were typed, if they were left unsaved. */
		restoredAt: isDirty ? restoredAt : null,
		isSaving,
		failed,
		/** The stored values that the next save replaces. */
		conflicting: conflicting?.values,
		session,
		set: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
		save() {
			session.open();
			void save();
		},
		/** Fills the form with the stored values again. */
		reset() {
			drop();
			setFailed(null);
			setBase(stored);
			setValues(stored.values);
			setRestoredAt(null);
		},
	};
}

export type InlineForm<Values extends FormValues> = ReturnType<typeof useInlineForm<Values>>;
