import { useEffect, useState } from "react";
import type { FormValues } from "../form/Form.ts";
import { haveSameValues } from "./compareValues.ts";
import { localDrafts } from "./localDrafts.ts";
import { useLocalDraft, useRecovery } from "./useLocalDraft.ts";

interface Stored<Values> {
	values: Values;
	/** The version of the row; null for a new row, and where the last save counts. */
	revision: string | null;
}

/**
 * The values of a small form. What was left unsaved, by a closed dialog, a reload or a crash, is there again
 * when the form opens, unless something was typed before it was found.
 */
export function useDraftValues<Values extends FormValues>(item: string, stored: Stored<Values>) {
	const [values, setValues] = useState(stored.values);
	const [base, setBase] = useState(stored);
	const [restoredAt, setRestoredAt] = useState<number | null>(null);
	const isDirty = !haveSameValues(values, base.values);
	const { isDraftStored, drop } = useLocalDraft({ item, values, revision: base.revision, isDirty });
	const { latest } = useRecovery(item, stored.values);
	const [adopted, setAdopted] = useState<typeof latest>(null);

	// A change elsewhere is followed while nothing is typed; typed text stays, on the version it began with.
	const isChangedElsewhere = !haveSameValues(stored.values, base.values) || stored.revision !== base.revision;
	if (isChangedElsewhere && (!isDirty || haveSameValues(values, stored.values))) {
		setBase(stored);
		setValues(stored.values);
	}

	if (latest && latest !== adopted && !isDirty) {
		setAdopted(latest);
		setValues(latest.values);
		setBase({ ...stored, revision: latest.revision });
		setRestoredAt(latest.at);
	}
	// After the same values are stored as the draft of this form.
	useEffect(() => {
		if (adopted) localDrafts.remove(adopted.key);
	}, [adopted]);

	return {
		values,
		revision: base.revision,
		isDirty,
		isDraftStored,
		/** When the values were typed, if they were left unsaved. */
		restoredAt: isDirty ? restoredAt : null,
		set: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
		/** Forgets the draft on this device: its values are saved. */
		drop,
		/** Fills the form with the stored values again. */
		reset() {
			drop();
			setBase(stored);
			setValues(stored.values);
			setRestoredAt(null);
		},
	};
}
