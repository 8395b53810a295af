import type { EnquiryNote } from "@site/shared-data";
import { Stack, Text } from "@site/shared-ui/layout";
import { useCallback, useRef, useState } from "react";
import type { Result } from "../../results/Result.ts";
import type { EnquiryChange } from "../enquiry/enquiryRoute.ts";
import { Section, SectionData } from "../enquiry/Section.tsx";
import { Note } from "./Note.tsx";
import { NoteEditor } from "./NoteEditor.tsx";

interface NotesProps {
	result: Result<EnquiryNote[]> | undefined;
	item: string;
	to: string;
}

export function Notes({ result, item, to }: NotesProps) {
	const newNote = useRef<HTMLTextAreaElement>(null);
	const { keep, withEdited } = useEditedNotes();
	return (
		<Section title="Notes">
			<SectionData result={result} loading="Loading the notes…" failure="The notes could not be loaded.">
				{(stored) => {
					const notes = withEdited(stored);
					if (notes.length === 0)
						return (
							<Text $size="sm" $tone="text-3">
								None yet. Only admins see them.
							</Text>
						);
					return (
						<Stack as="ul" $gap={3} $bottom={4}>
							{notes.map(({ note, isGone }) => (
								<Note key={note.id} note={note} isGone={isGone} to={to} keep={keep} onRemoved={() => newNote.current?.focus()} />
							))}
						</Stack>
					);
				}}
			</SectionData>
			<NoteEditor
				ref={newNote}
				label="New note"
				item={item}
				stored={{ values: { body: "" }, revision: null }}
				to={to}
				toBody={({ values, rowKey }): EnquiryChange => ({ type: "createNote", key: rowKey, ...values })}
				saveLabel="Add note"
			/>
		</Section>
	);
}

/** Keeps a removed note in the list while its text box is open, with its typed text. */
function useEditedNotes() {
	const [edited, setEdited] = useState<readonly EnquiryNote[]>([]);
	return {
		keep: useCallback((note: EnquiryNote) => {
			setEdited((now) => [...now, note]);
			return () => setEdited((now) => now.filter((other) => other !== note));
		}, []),
		withEdited(notes: readonly EnquiryNote[]) {
			const isStored = new Set(notes.map(({ id }) => id));
			const gone = edited.filter(({ id }) => !isStored.has(id)).map((note) => ({ note, isGone: true }));
			const stored = notes.map((note) => ({ note, isGone: false }));
			return [...stored, ...gone].sort((a, b) => a.note.createdAt.getTime() - b.note.createdAt.getTime());
		},
	};
}
