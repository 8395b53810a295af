import { useEffect, useMemo, useState } from "react";
import type { FormValues } from "../form/Form.ts";
import { changesOf, haveSameValues } from "./compareValues.ts";
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
	const changes = useMemo(() => changesOf(values, base.values), [values, base.values]);
	// Only what was typed: what else is stored by then is the newer version.
	const { isDraftStored, drop } = useLocalDraft({ item, values: changes, revision: base.revision, isDirty });
	const { latest } = useRecovery(item, stored.values);
	const [adopted, setAdopted] = useState<typeof latest>(null);

	// A change elsewhere is followed while nothing is typed; typed text stays, on the version it began with.
	// Where the last save counts, each field follows on its own.
	const isChangedElsewhere = !haveSameValues(stored.values, base.values) || stored.revision !== base.revision;
	if (isChangedElsewhere && (stored.revision === null || !isDirty || haveSameValues(values, stored.values))) {
		setBase(stored);
		setValues({ ...stored.values, ...changes });
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
		/** The values that differ from those the form began with. */
		changes,
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
