import { atom, useSetAtom } from "jotai";
import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from "react";
import type { FormValues } from "../form/Form.ts";
import { changesOf, haveSameValues } from "./compareValues.ts";
import { draftReducer } from "./draftReducer.ts";
import { type Base, localDrafts } from "./local/localDrafts.ts";
import { toLocalDraft, useRecovery } from "./local/useRecovery.ts";
import { newRowKey } from "./newRowKey.ts";
import { useSignInAgain } from "./useSignInAgain.ts";

interface DraftOptions<Values extends FormValues, Stored extends Base<Values>> {
	/** The row and the fields: "essay:tea-terraces", "note:1"; "essay:" for a new row, as no id is empty. */
	itemOf: (stored: Stored | null) => string;
	initial: Base<Values>;
	stored?: Stored | null;
	rowKey?: string | undefined;
	/** The local draft stores only changed fields, because other fields may have a newer stored version. */
	keepsOnlyChanges?: boolean;
	/** The names of files whose upload is in flight; also stored in the local draft. */
	uploading?: string | undefined;
	/** Repeats a save that was refused because the session has ended. */
	onSignedIn: () => void;
	onDismiss?: (() => void) | undefined;
}

/** Discards the text of each open form that is unsaved. */
export const unsavedFormsAtom = atom<readonly (() => void)[]>([]);

/** The draft of both kinds of forms, with its local draft, its recovery and its session. */
export function useDraft<Values extends FormValues, Stored extends Base<Values>>(options: DraftOptions<Values, Stored>) {
	const { itemOf, keepsOnlyChanges = false, uploading = "", onSignedIn, onDismiss } = options;
	const [draft, dispatch] = useReducer(draftReducer<Values, Stored>, options, (opened) => {
		const { initial: base, stored = null, rowKey = newRowKey() } = opened;
		return { phase: "editing" as const, values: base.values, base, stored, rowKey, attempts: [] };
	});
	const { phase, values, base, stored, rowKey, failed } = draft;
	const isDirty = !haveSameValues(values, base.values);
	const isSaving = phase === "saving";

	const item = itemOf(stored);
	const isDraftStored = useSyncExternalStore(localDrafts.onRoomChange, localDrafts.hasRoom);
	const [local, setLocal] = useState(() => ({ item, key: localDrafts.newKey(item) }));
	// A new row gets its own item once it is saved.
	if (local.item !== item) setLocal({ item, key: localDrafts.newKey(item) });
	const { key } = local;
	useEffect(() => localDrafts.lock(key), [key]);
	useEffect(() => {
		if (!isDirty) return localDrafts.remove(key);
		const whole = toLocalDraft(key, { values, base, rowKey });
		localDrafts.store({ ...whole, uploading, ...(keepsOnlyChanges && { values: changesOf(values, base.values) }) });
	}, [key, values, base, rowKey, isDirty, keepsOnlyChanges, uploading]);

	const drop = useCallback(() => localDrafts.remove(key), [key]);
	const setUnsaved = useSetAtom(unsavedFormsAtom);
	useEffect(() => {
		if (!isDirty) return;
		setUnsaved((forms) => [...forms, drop]);
		return () => setUnsaved((forms) => forms.filter((other) => other !== drop));
	}, [isDirty, drop, setUnsaved]);

	return {
		...draft,
		changes: changesOf(values, base.values),
		isDirty,
		isSaving,
		saveState: isSaving ? "saving" : failed ? "failed" : isDirty ? "unsaved" : "saved",
		isDraftStored,
		recovery: useRecovery(item, draft),
		session: useSignInAgain({ isDirty, isSaving, isRefused: phase === "signedOut", lastTyped: values, onSignedIn, onDismiss }),
		dispatch,
		set: (changes: Partial<Values>) => dispatch({ type: "typed", changes }),
		drop,
	} as const;
}
