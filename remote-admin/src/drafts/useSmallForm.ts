import { useState } from "react";
import type { FormValues } from "../form/Form.ts";
import { useMutationQueue } from "../mutations/MutationProvider.tsx";
import type { ResultError } from "../results/Result.ts";
import { useDraftValues } from "./useDraftValues.ts";
import { useSignInAgain } from "./useSignInAgain.ts";

/** What a save sends. */
export interface Typed<Values> {
	values: Values;
	/** The values that differ from those the form began with. */
	changes: Partial<Values>;
	revision: string | null;
}

interface SmallFormOptions<Values extends FormValues> {
	/** The row and the fields: "note:1". */
	item: string;
	stored: { values: Values; revision: string | null };
	/** The route whose action saves. */
	to: string;
	toBody: (typed: Typed<Values>) => object;
	onSaved?: () => void;
}

/** A form in a dialog. Its text survives a failed save, a closed dialog, a reload and an ended session. */
export function useSmallForm<Values extends FormValues>({ item, stored, to, toBody, onSaved }: SmallFormOptions<Values>) {
	const draft = useDraftValues(item, stored);
	const { values, changes, isDirty, drop } = draft;
	const { send } = useMutationQueue();
	const [isSaving, setIsSaving] = useState(false);
	const [failed, setFailed] = useState<ResultError | null>(null);

	// After a conflict, once the stored version is read again; the next save replaces it.
	const conflicting = failed?.kind === "conflict" && stored.revision !== draft.revision ? stored : null;

	async function save() {
		if (isSaving) return;
		const { revision } = conflicting ?? draft;
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
		...draft,
		isSaving,
		failed,
		/** The stored values that the next save replaces. */
		conflicting: conflicting?.values,
		session,
		save() {
			session.open();
			void save();
		},
		reset() {
			setFailed(null);
			draft.reset();
		},
	};
}

export type SmallForm<Values extends FormValues> = ReturnType<typeof useSmallForm<Values>>;
