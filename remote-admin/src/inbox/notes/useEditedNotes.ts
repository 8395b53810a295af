import type { EnquiryNote } from "@site/shared-data";
import { useCallback, useState } from "react";

/** A note with an open text box stays in the list, with what was typed, although it was removed elsewhere. */
export function useEditedNotes() {
	const [edited, setEdited] = useState<readonly EnquiryNote[]>([]);
	return {
		/** Adds a note; returns the function that takes it away again. */
		keep: useCallback((note: EnquiryNote) => {
			setEdited((now) => [...now, note]);
			return () => setEdited((now) => now.filter((other) => other !== note));
		}, []),
		/** The stored notes and those that are edited still, in their order. */
		withEdited(notes: readonly EnquiryNote[]) {
			const isStored = new Set(notes.map(({ id }) => id));
			const gone = edited.filter(({ id }) => !isStored.has(id)).map((note) => ({ note, isGone: true }));
			const stored = notes.map((note) => ({ note, isGone: false }));
			return [...stored, ...gone].sort((a, b) => a.note.createdAt.getTime() - b.note.createdAt.getTime());
		},
	};
}
